// Sentences with numbers in them, as the four languages bend their words.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import type { Args } from "../../../lib/words/seats";
import { Speaker } from "../../../lib/words/speaker";

const said = (language: string, id: string, args: Args): string =>
  new Speaker(language, [
    readFileSync(resolve(import.meta.dirname, `../../../../../games/tea_garden/locales/${language}.ftl`), "utf8"),
  ]).say(id, args);

describe("a price that cannot be paid", () => {
  it.each([
    ["en", "This trade takes 3 leaves, of which 1 brown. You do not have that."],
    ["pl", "Ta oferta kosztuje 3 liście, w tym 1 brązowy. Nie masz tylu."],
    ["de", "Dieses Angebot kostet 3 Blätter, davon 1 braun. Das hast du nicht."],
    ["it", "Questa offerta costa 3 foglie, di cui 1 marrone. Non ne hai abbastanza."],
  ])("names the brown leaves in %s", (language, sentence) => {
    expect(said(language, "refuse-trade-poor", { leaves: 3, brown: 1 })).toBe(sentence);
  });
  it.each(["en", "pl", "de", "it"])("says nothing of brown ones in %s where none is asked for", (language) => {
    expect(said(language, "refuse-trade-poor", { leaves: 2, brown: 0 })).not.toMatch(/0|brown|brąz|braun|marron/);
  });
  it("has the right plural for every number", () => {
    const fee = (language: string, brown: number) => said(language, "refuse-fee-poor", { leaves: 6, brown });
    expect([1, 2, 5].map((brown) => /co najmniej ([^.]+)\./.exec(fee("pl", brown))?.[1])).toEqual([
      "1 brązowy",
      "2 brązowe",
      "5 brązowych",
    ]);
    expect([1, 2].map((brown) => /almeno ([^.]+)\./.exec(fee("it", brown))?.[1])).toEqual(["1 marrone", "2 marroni"]);
    expect(said("it", "panel-basket", { quality: 2, green: 1, brown: 1 })).toBe("Cesto 2: 1 foglia verde, 1 marrone");
    expect(said("pl", "panel-basket", { quality: 2, green: 1, brown: 2 })).toBe("Kosz 2: 1 zielony liść, 2 brązowe");
  });
});

describe("words in the first game", () => {
  // A host's file may have other numbers than ours.
  const FREE = ["also-T50", "symbol-sell", "remark-at-sell", "remark-at-remove", "remark-studied", "remark-fee-begun"];
  const NUMBER = /\d|\b(three|six|two|four|trzy|dwa|drei|zwei|sechs|vier|tre|due|sei|quattro)\b/i;
  it.each(["en", "pl", "de", "it"])("name no number that is the board's in %s", (language) => {
    const told = [...FREE, "remark-fee", "remark-rose", "remark-turn-7"].map((id) => said(language, id, {}));
    expect(told.filter((sentence) => NUMBER.test(sentence))).toEqual([]);
  });
});
