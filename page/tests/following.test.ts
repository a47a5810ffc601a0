import { describe, expect, it } from "vitest";
import { Following } from "../src/following.ts";

type Step = "hand" | [top: number, end: number];
const after = (...steps: Step[]) => {
  const list = new Following();
  for (const step of steps) {
    if (step === "hand") list.touched();
    else list.scrolled(...step);
  }
  return list.follows;
};

describe("a list that is shown from its end", () => {
  it("follows from the first, however it has grown before the browser says where it stands", () => {
    expect(after()).toBe(true);
    expect(after([500, 900])).toBe(true);
    expect(after([500, 500], [450, 900])).toBe(true);
  });

  it("stays where its reader has scrolled up to, and follows again at the end", () => {
    expect(after([500, 500], "hand", [300, 500])).toBe(false);
    expect(after("hand", [300, 500], [300, 900])).toBe(false);
    expect(after("hand", [300, 500], [880, 900], [880, 1200])).toBe(true);
  });
});
