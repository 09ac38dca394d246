import { describe, expect, it } from "vitest";
import { LONGEST_NAME, ownName } from "./around.svelte";

describe("names around one screen", () => {
  it("are told apart by a number", () => {
    expect(ownName("Anna", ["Grete"])).toBe("Anna");
    expect(ownName("Anna", ["anna"])).toBe("Anna 2");
    expect(ownName("Anna", ["Anna", "Anna 2"])).toBe("Anna 3");
  });
  it("stay as short as the house wants them", () => {
    const long = "A".repeat(LONGEST_NAME);
    expect(ownName(long, [long])).toBe(`${"A".repeat(LONGEST_NAME - 2)} 2`);
  });
});
