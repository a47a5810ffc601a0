import { expect, it } from "vitest";
import { anyRaces } from "../src/boards/abyss/model.ts";

it("one race of one's choice is one, two are several", () => {
  expect([1, 2, 3].map(anyRaces)).toEqual(["any-race", "any-races", "any-races"]);
});
