// What is the house's and what is the game's: two kinds of events in one log.
import { expect, it } from "vitest";
import { isHouse } from "./around";

it("knows the events of the house by their kinds", () => {
  for (const kind of ["undone", "resigned", "stood-in", "handed-back"]) expect(isHouse({ kind }), kind).toBe(true);
  const others = [{ kind: "placed" }, { kind: "constructor" }, { kind: 3 }, {}, undefined];
  expect(others.some(isHouse)).toBe(false);
});
