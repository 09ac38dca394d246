// @vitest-environment jsdom
import { fireEvent, render, screen } from "../../../../rendering";
import { describe, expect, it } from "vitest";
import type { MatchContext, SeatNote } from "../../../contract";
import Finale from "../Finale.svelte";
import { stepsOf } from "../finale.svelte";
import { board, seat as anySeat } from "../../fixtures";
import Rivals from "./Rivals.svelte";
import type { View } from "../../view";
import Standing from "./Standing.svelte";
import type { BoardFile, SeatState } from "../../wire";
import { sayTo } from "../../../spoken.fixture";

const names = ["You", "Ben", "Cleo"];
const notes = names.map((name, n): SeatNote => ({
  name,
  icon: n === 1 ? "bot" : "person",
  words: n === 1 ? "Greedy" : "",
  turn: n === 2,
  me: n === 0,
  away: false,
}));

const seat = (more: Partial<SeatState>): SeatState => ({
  ...anySeat(),
  cards: 3,
  slots: [{ top: "S10", cards: ["S10"] }],
  green: [0, 2, 0, 7, 0, 0],
  brown: [0, 0, 0, 3, 1, 0],
  tokens: 1,
  scrolls: [1, 0, 2],
  pagodas: [3, 5],
  vp: 20,
  ...more,
});
const view = {
  table: {
    round: 2,
    start: 1,
    active: 2,
    point: "menu",
    seats: [seat({}), seat({ vp: 12 }), seat({ vp: 7, green: [0, 0, 0, 0, 0, 0], brown: [0, 0, 0, 0, 0, 0] })],
  },
  outlook: {
    rounds: 5,
    turns: 4,
    scores: [33, 47, 9],
    sheet: [
      [20, 3, 4, 1, 2, 0, 0, 3],
      [12, 0, 30, 0, 3, 0, 2, 0],
      [7, 0, 0, 0, 0, 0, 0, 2],
    ],
    emperors: [[["E04", 4]], [["E14", 18], ["E15", 12]], []], // prettier-ignore
  },
  supply: { leaves: 40, markers: 20, tokens: 0, scrolls: [8, 7, 6] },
  outcome: null,
} as unknown as View;

const told = [
  {
    entry: 0,
    events: [
      { kind: "turn", seat: 1, turn: 1 },
      { kind: "chose-space", seat: 1, space: "9a", region: "9" },
    ],
  },
];
const match = {
  view,
  board,
  told,
  state: { result: null },
  looks: names.map((_, n) => ({ color: n, shape: n })),
  names,
  seat: 0,
  say: sayTo({ names, me: 0 }, "tea_garden"),
} as unknown as MatchContext<View, BoardFile>;

const panels = () => [...document.querySelectorAll<HTMLElement>("li.rival")];
const nameOf = (panel: HTMLElement) => panel.querySelector(".name")?.textContent.split(",")[0];

describe("the panels", () => {
  it("stand in the order of play from the one after me; mine is short", () => {
    render(Standing, { match, notes, scores: null });
    expect(panels().map(nameOf)).toEqual(["Ben", "Cleo", "You"]);
    expect(panels().map((panel) => panel.classList.contains("brief"))).toEqual([false, false, true]);
    expect(panels().map((panel) => panel.classList.contains("turn"))).toEqual([false, true, false]);
  });
  it("say every figure in full for the ear", () => {
    render(Standing, { match, notes, scores: null });
    const spoken = [...panels()[0]!.querySelectorAll(".sr, [role=img]")].map(
      (part) => part.getAttribute("aria-label") ?? part.textContent,
    );
    expect(spoken).toEqual([
      ", Board of Ben",
      "Turns taken: 1 of 4",
      "starts",
      "Greedy",
      "47 if it ended now",
      "3 cards in hand",
      "1 emperor token",
      "2 pagodas left",
      "1 strength scroll",
      "2 repeat scrolls",
      "Basket 2: 2 green leaves, 0 brown. Basket 4: 7 green leaves, 3 brown. Basket 5: 0 green leaves, 1 brown",
    ]);
    expect(panels()[1]!.textContent).toContain("No leaves");
  });
  it("count leaves where there are many", () => {
    render(Standing, { match, notes, scores: null });
    const columns = [...panels()[0]!.querySelectorAll(".columns i span")];
    expect(columns.map((column) => column.querySelectorAll("u").length)).toEqual([0, 2, 0, 2, 1, 0]);
    expect(columns[3]!.textContent.trim()).toBe("73");
  });
  it("tell the last turn", () => {
    render(Standing, { match, notes, scores: null });
    expect(panels()[0]!.querySelector(".last")?.textContent).toBe("garden in Meitan");
    expect(panels()[1]!.querySelector(".last")?.textContent).toBe("No turn yet");
  });
  it("show the points as they are counted, and not the sheet then", () => {
    render(Standing, { match, notes, scores: [21, 13, 8] });
    expect(panels().map((panel) => panel.querySelector(".points b")?.textContent)).toEqual(["13", "8", "21"]);
    expect(document.querySelector(".tea-standing > button")).toBeNull();
  });
  it("are those of the others in a pane of its own", () => {
    render(Rivals, { match });
    expect(panels().map(nameOf)).toEqual(["Ben", "Cleo"]);
    expect(document.querySelector(".supply [role=img]")?.getAttribute("aria-label")).toBe(
      "Supply: leaves 40, cup markers 20, emperor tokens 0; scrolls: strength 8, teapot 7, repeat 6.",
    );
  });
  it("say nothing of a supply that never runs out", () => {
    render(Rivals, { match: { ...match, view: { ...view, supply: null } } as typeof match });
    expect(panels().map(nameOf)).toEqual(["Ben", "Cleo"]);
    expect(document.querySelector(".supply")).toBeNull();
  });
});

describe("the score sheet", () => {
  it("has each source for everyone, and what each emperor card would score", () => {
    render(Standing, { match, notes, scores: null, sheet: true });
    const rows = [...document.querySelectorAll<HTMLTableRowElement>(".score-sheet tr")];
    const row = (name: string) => {
      const found = rows.find((tr) => tr.cells[0]?.textContent === name)!;
      return [...found.querySelectorAll("td")].map((cell) => cell.textContent.replace("·", ""));
    };
    expect(row("During the game")).toEqual(["20", "12", "7"]);
    expect(row("Emperor cards")).toEqual(["4", "30", "0"]);
    expect(row("If it ended now")).toEqual(["33", "47", "9"]);
    const cards = [...document.querySelectorAll(".one")].map((card) => card.textContent.replace(/\s+/g, " ").trim());
    expect(cards).toEqual([
      "Imperial Seal 412 points.",
      "Porcelain Patron 183 points for each card with cups in your deck, for at most 6 cards.",
      "Tea Ceremony 122 points for each card with a teapot in your deck, for at most 9 cards.",
    ]);
    expect(screen.getByText("No emperor card yet")).toBeTruthy();
  });
  it("is opened from the panels", async () => {
    // jsdom has no dialogs that open.
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        this.open = true;
      },
    });
    render(Standing, { match, notes, scores: null });
    await fireEvent.click(document.querySelector(".tea-standing > button")!);
    expect(document.querySelector(".score-sheet")).not.toBeNull();
  });
});

it("the final scoring is said step by step, with bars that grow", () => {
  const steps = stepsOf(view);
  const finale = { steps, step: steps[1]!, at: 1, running: true, begin: () => null, stop: () => null };
  const panes: string[] = [];
  render(Finale, { match, play: { finale, setPane: (pane: string) => panes.push(pane) } as never });
  expect(document.querySelector(".finale h2")?.textContent).toBe("Final scoring: Emperor cards");
  expect(document.querySelector(".finale p")?.textContent).toContain("Ben: Porcelain Patron 18 and Tea Ceremony 12");
  const bars = [...document.querySelectorAll(".bars li")].map((bar) => bar.querySelector("strong")?.textContent);
  expect(bars).toEqual(["27", "42", "7"]);
  expect(panes).toEqual([]);
});
