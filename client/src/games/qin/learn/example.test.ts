// @vitest-environment jsdom
// Examples in the rules: what is outlined where a join is refused, and the option they are played by.
import { render } from "../../../rendering";
import { describe, expect, it } from "vitest";
import { illegal } from "../../../lib/wire/problem";
import Board from "../board/Board.svelte";
import { placement } from "../play/placement";
import { FakeMatch, region, view } from "../fixtures";
import { outline } from "../board/outline";
import { QinPlay } from "../play/play.svelte";
import RefusalLayer from "../board/RefusalLayer.svelte";
import type { Joining } from "../wire";
import { sayTo } from "../../spoken.fixture";

describe("a join that is refused", () => {
  // As in scenario j02: 2 + 2 against 4; far away another red one.
  const joined = [
    region("red", 0, ["d1", "d2"]),
    region("red", 0, ["b3", "c3"]),
    region("red", 1, ["e3", "f3", "g3", "h3"]),
  ];
  const of = view({ regions: [...joined, region("red", 1, ["a6", "b6", "c6", "d6"])] });
  const outlined = (kind: string): (string | null)[] => {
    const problem = illegal("Q14", kind, { color: "red", size: 4 });
    const { container, unmount } = render(RefusalLayer, {
      at: placement(["d3", "d4"], ["red", "blue"]),
      problem,
      view: of,
    });
    const lines = [...container.querySelectorAll(".rf-prov")].map((path) => path.getAttribute("d"));
    unmount();
    return lines;
  };
  const lines = joined.map((r) => outline(r.squares, 1, 8));

  it("outlines all provinces whose squares are added up", () => {
    expect(outlined("tied-sums")).toEqual(lines);
  });
  it("outlines only those of that size where single ones are compared", () => {
    expect(outlined("tied-join")).toEqual(lines.slice(2));
  });
});

describe("the option that an example is played by", () => {
  const said = (joining: Joining, example: boolean, language: string): string | undefined => {
    const match = new FakeMatch();
    match.view = view({ joining });
    match.say = sayTo({ names: match.names, me: 0 }, "qin", language);
    if (example) Object.assign(match, { example: { moves: [], counted: null } });
    const { container, unmount } = render(Board, { match: match.context, play: new QinPlay(match.context) });
    const words = container.querySelector(".set")?.textContent;
    unmount();
    return words;
  };

  it.each([
    ["en", "Joined provinces: Sum counts"],
    ["pl", "Łączenie prowincji: Liczy się suma"],
    ["de", "Verbundene Provinzen: Summe zählt"],
    ["it", "Province unite: Conta la somma"],
  ])("is said where sums count, in %s", (language, words) => {
    expect(said("sum", true, language)).toBe(words);
  });
  it("is not said where it is the usual one, nor at a table", () => {
    expect(said("largest", true, "en")).toBeUndefined();
    expect(said("sum", false, "en")).toBeUndefined();
  });
});
