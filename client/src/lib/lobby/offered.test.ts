// @vitest-environment jsdom
import { expect, it } from "vitest";
import { offered } from "./offered";

it("offers no seat that is not at the table", () => {
  expect(offered("first", ["random", "0", "1", "2", "3"], 2)).toEqual(["random", "0", "1"]);
  expect(offered("other", ["0", "7"], 2)).toEqual(["0", "7"]);
});
