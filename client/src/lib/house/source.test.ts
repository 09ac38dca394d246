// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { catalogue, LANGUAGES } from "../words/catalogues";
import { sourceNote, sourceOf } from "./source";

describe("where a board comes from", () => {
  it("is one of four words; anything else are the words of its owner", () => {
    const kinds = ["printed", "transcribed", "reconstructed", "ours", "my boxed copy", "", 7, undefined].map((source) =>
      sourceOf({ source }),
    );
    expect(kinds).toEqual(["printed", "transcribed", "reconstructed", "ours", "host", "host", "host", "host"]);
    expect(sourceOf(null)).toBe("host");
    // Nothing to repeat.
    expect([sourceNote({ source: "" }), sourceNote({})]).toEqual(["", ""]);
  });

  it.each(LANGUAGES)("is told in %s", async (language) => {
    const words = await catalogue(language);
    for (const kind of ["printed", "transcribed", "reconstructed", "ours", "host"])
      for (const part of ["-title", "", "-short"]) expect(words).toContain(`\nsource-${kind}${part} = `);
  });
});
