import { describe, expect, it } from "vitest";
import { reach } from "../src/reach.ts";

describe("a link for friends", () => {
  const home = "http://192.168.1.5:8080";

  it.each(["http://localhost:8080", "http://127.0.0.1:8080", "http://[::1]:8080"])("at %s says that nobody else can open it", (origin) => {
    expect(reach(origin, null)).toEqual({ origin, note: "ui-link-here" });
    expect(reach(origin, home)).toEqual({ origin: home, note: "ui-link-home" });
    expect(reach(origin, undefined)).toEqual({ origin, note: "" });
  });

  it.each([home, "http://10.0.0.2", "http://172.20.0.1", "http://tower.local:8080", "http://tower:8080", "http://[fd00::1]:8080"])(
    "at %s says that it works at home",
    (origin) => expect(reach(origin, null)).toEqual({ origin, note: "ui-link-home" }),
  );

  it.each(["https://play.example", "http://203.0.113.7:8080", "http://172.32.0.1", "http://[2001:db8::1]"])("at %s has nothing to say", (origin) => {
    expect(reach(origin, null)).toEqual({ origin, note: "" });
    expect(reach(origin, home)).toEqual({ origin, note: "" });
  });
});
