import { describe, expect, it } from "vitest";
import { cardWords } from "./parts";
import { catalogue, LANGUAGES } from "./catalogues";

describe("the words of a game's card", () => {
  it("are those of name, boards and set of rules, with all their lines", () => {
    const all =
      "# Words\n\ngame-name = Qin\nask-lay = Lay.\n    Now.\noption-rules-note = { $n ->\n    [one] One\n\n   *[other] Two\n}\n";
    expect(cardWords(all)).toBe("game-name = Qin\noption-rules-note = { $n ->\n    [one] One\n   *[other] Two\n}\n");
  });

  it("are a small part of the whole, in every language", async () => {
    for (const language of LANGUAGES) {
      const [card, whole] = [await catalogue(language, "emperor", "card"), await catalogue(language, "emperor")];
      expect(card).toContain("game-name = ");
      expect(card).not.toContain("event-");
      expect(card.length * 3).toBeLessThan(whole.length);
    }
  });
});
