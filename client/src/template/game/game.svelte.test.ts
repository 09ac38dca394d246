// @vitest-environment jsdom
// The page of the game, drawn by the kit and played to the end of a game against a house in the test.
import { fireEvent, render } from "../../rendering";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "../../lib/words/catalogues";
import { Speaker } from "../../lib/words/speaker";
import type { HelpRow } from "../../games/contract";
import Picture from "./board/Picture.svelte";
import { board, House } from "./fixtures.svelte";
import game from "./index";
import help from "./learn/help";
import type { CardPlay } from "./play/play.svelte";
import type { Move } from "./wire";

const sources = import.meta.glob<string>(["./**/*.ts", "./**/*.svelte", "!./**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const catalogues = import.meta.glob<string>("../../../../xtask/template/locales/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const rules = Object.values(
  import.meta.glob<string>("../../../../xtask/template/RULES.md", { query: "?raw", import: "default", eager: true }),
)[0]!;

const place = (value: number) => document.querySelector<SVGElement>(`[data-place="card-${value}"]`)!;
const main = () => document.querySelector<HTMLButtonElement>("[data-main]");
const button = (id: string) => document.querySelector<HTMLButtonElement>(`[data-action="${id}"]`);
let shown: CardPlay;
/** A click, and what comes of it; then the room tells the controller that something may be new. */
const pressed = async (on: Element | null) => {
  await fireEvent.click(on!);
  await new Promise((done) => setTimeout(done));
  shown.refresh();
  await tick();
};

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});

function show(): { match: House; play: CardPlay } {
  const match = new House();
  const play = game.create(match.context) as CardPlay;
  shown = play;
  render(game.Board, { match: match.context, play });
  render(game.Dock, { match: match.context, play });
  return { match, play };
}

describe("a card", () => {
  it("is chosen on the board, said what it would do, and played by the main button", async () => {
    const { match, play } = show();
    expect(main()!.getAttribute("aria-disabled")).toBe("true");
    await pressed(place(2));
    expect(play.aim).toEqual({ play: 2 });
    expect(place(2).getAttribute("aria-pressed")).toBe("true");
    expect(document.querySelector(".told")!.textContent).toContain("event-played");
    expect(match.played).toEqual([]);
    await pressed(main());
    expect(match.played).toEqual([[{ play: 2 }]]);
  });
  it("that is not in my hand is refused by its clause, and Esc puts that away", async () => {
    const { match, play } = show();
    await pressed(place(3));
    await pressed(main());
    await pressed(button("let"));
    await pressed(place(3));
    expect(play.refusal?.rule).toBe("N5");
    expect(match.played).toEqual([[{ play: 3 }], ["let"]]);
    expect(play.cancel()).toBe(true);
    expect(play.refusal).toBeNull();
  });
  it("is reached by arrows and chosen by Enter", async () => {
    const { play } = show();
    place(1).focus();
    await fireEvent.keyDown(place(1), { key: "ArrowRight" });
    expect(document.activeElement).toBe(place(2));
    await fireEvent.keyDown(place(2), { key: "Enter" });
    expect(play.aim).toEqual({ play: 2 });
  });
});

it("a whole game is played on the page", async () => {
  const { match, play } = show();
  const rows: (readonly Move[])[] = [];
  while (match.mine) {
    const lit = document.querySelector("[data-place].lit");
    await pressed(lit);
    expect(play.aim).not.toBeNull();
    rows.push([play.aim!]);
    await pressed(main());
    expect(match.played).toEqual(rows);
    expect(rows.length).toBeLessThan(20);
  }
  expect(match.view.sizes).toEqual([0, 0]);
  expect(match.view.scores).toEqual([1, 2]);
  expect(game.seats(match.view, null).map(({ value }) => value)).toEqual(match.view.scores);
  expect([button("confirm"), button("let")]).toEqual([null, null]);
});

it("the lobby has a picture of the table", () => {
  expect(render(Picture, { board } as never).container.querySelectorAll("svg rect").length).toBeGreaterThan(5);
});

it("every phrase of the folder is in every catalogue, and every clause in the rules", () => {
  const said = Object.values(sources).flatMap(
    (text) => text.match(/"(?:play|do|place|seat|glance|keys|words|graph)-[a-z-]+"/g) ?? [],
  );
  const ids = [...new Set(said)].map((id) => id.slice(1, -1));
  expect(ids.length).toBeGreaterThan(20);
  expect(Object.keys(catalogues)).toHaveLength(LANGUAGES.length);
  for (const [file, text] of Object.entries(catalogues)) {
    const speaker = new Speaker("en", [text]);
    expect([file, ids.filter((id) => !speaker.has(id))]).toEqual([file, []]);
  }
  const clauses = help.flatMap(({ rows }) => rows.flatMap(({ clause }: HelpRow) => clause ?? []));
  expect(clauses.filter((clause) => !rules.includes(`- **${clause} `))).toEqual([]);
});
