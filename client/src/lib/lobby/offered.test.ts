// @vitest-environment jsdom
import { expect, it } from "vitest";
import { offered } from "./offered";

it("offers no seat that is not at the table", () => {
  const values = ["random", "0", "1", "2", "3"];
  expect(offered({ values, default: "random", seats: { 0: 0, 1: 1, 2: 2, 3: 3 } }, 2)).toEqual(["random", "0", "1"]);
  expect(offered({ values: ["0", "7"], default: "0" }, 2)).toEqual(["0", "7"]);
});
