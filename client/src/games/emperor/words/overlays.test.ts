// @vitest-environment jsdom
import { render } from "../../../rendering";
import { tick } from "svelte";
import { describe, expect, it } from "vitest";
import type { Args } from "../../../lib/words/seats";
import { Speaker } from "../../../lib/words/speaker";
import type { Phrase } from "../../contract";
import { FakeMatch, view } from "../fixtures";
import Places from "../board/Places.svelte";
import { EmperorPlay } from "../play/play.svelte";

const catalogues = import.meta.glob<string>(
  ["../../../../../locales/*.ftl", "../../../../../games/emperor/locales/*.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const speakers = Object.fromEntries(
  ["en", "pl", "de", "it"].map((language) => {
    const texts = Object.entries(catalogues).flatMap(([path, text]) => (path.endsWith(`/${language}.ftl`) ? text : []));
    return [language, new Speaker(language, texts)];
  }),
);

/** Ann, who plays or looks on, with the map's lists of both. */
function sitting(language = "en", seat: number | null = 0): { match: FakeMatch; play: EmperorPlay } {
  const match = new FakeMatch("phase-two", []);
  match.view = view(
    "phase-two",
    {},
    {
      outlook: {
        ...view("idle").outlook,
        influence: [["shensi"], ["fukien", "kwangtung"]],
        reach: [["shensi", "hopeh"], ["fukien"]],
        completing: [["hopeh"], ["honan"]],
      },
    },
  );
  match.seat = seat;
  const people = { names: match.names, me: seat };
  match.say = (phrase: Phrase | string, args?: Args) =>
    typeof phrase === "string"
      ? speakers[language]!.say(phrase, args, people)
      : speakers[language]!.say(phrase.id, phrase.args, people);
  return { match, play: new EmperorPlay(match.context) };
}
const SHOWN = ["influence", "reach", "fifteen"] as const;

describe("what the map shows on demand is heard as a list", () => {
  it("when it is switched on", () => {
    const { match, play } = sitting();
    for (const what of SHOWN) play.show.toggle(what);
    expect(match.spoken).toEqual([
      "Shown: Influence. You have influence over Shensi. Ben has influence over Fukien and Kwangtung",
      "Shown: Reach. You could colonise Shensi and Hopeh",
      "Shown: Fifteen. With Hopeh you would hold fifteen provinces",
    ]);
    match.spoken = [];
    play.show.toggle("reach");
    expect(match.spoken).toEqual(["Not shown any more: Reach"]);
  });
  it("of whoever is on turn, for who looks on", () => {
    const { match, play } = sitting("en", null);
    match.view = { ...match.view, table: { ...match.view.table, active: 1 } };
    play.show.toggle("reach");
    expect(match.spoken).toEqual(["Shown: Reach. Ben could colonise Fukien"]);
  });
  it("that is empty where there is nothing", () => {
    const { match, play } = sitting();
    match.view = view("phase-two");
    for (const what of SHOWN) play.show.toggle(what);
    expect(match.spoken).toEqual([
      "Shown: Influence. Empty provinces under somebody’s influence: they count as held. There are none now.",
      "Shown: Reach. Empty provinces that colonists could settle. There are none now.",
      "Shown: Fifteen. Provinces that would make it fifteen. There are none now.",
    ]);
  });
  it.each(Object.keys(speakers))("in %s, for players and those who look on", (language) => {
    for (const seat of [0, null]) {
      const { match, play } = sitting(language, seat);
      for (const what of SHOWN) play.show.toggle(what);
      for (const said of match.spoken) expect(said).not.toMatch(/show-|words-|none|\{|\$|undefined/);
      expect(match.spoken[1]).toMatch(/Shensi \p{L}+ Hopeh/u);
    }
  });
});

it("a province says it too, as long as it is shown", async () => {
  const { match, play } = sitting();
  const at = (id: string) => document.querySelector(`[data-place="${id}"]`)!.getAttribute("aria-label");
  render(Places, { match: match.context, play, told: null, card: "card" });
  const before = at("hopeh");
  expect(before).toMatch(/^Hopeh: unoccupied\. Borders: .+\.$/);
  play.show.toggle("reach");
  await tick();
  expect(at("hopeh")).toBe(`${before} You could send colonists here.`);
  play.show.toggle("fifteen");
  await tick();
  expect(at("hopeh")).toBe(`${before} You could send colonists here. With it you would hold fifteen provinces.`);
  // Not mine.
  expect(at("fukien")).not.toContain("colonists");
});
