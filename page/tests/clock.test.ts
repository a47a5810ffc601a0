import { expect, it } from "vitest";
import { aheadBy } from "../src/clock.svelte.ts";

it("finds out how far the server's clock is ahead, in the middle of asking", () => {
  expect(aheadBy(1060, 1000, 1002)).toBe(59);
  expect(aheadBy(1001, 1000, 1002)).toBe(0);
});
