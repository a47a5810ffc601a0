import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8701";

export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: {
    outDir: "../src/undertow/table/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's policy allows no data: fonts, and hashed files are cached for ever anyway
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
});
