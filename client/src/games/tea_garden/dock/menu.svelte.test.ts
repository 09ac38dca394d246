// @vitest-environment jsdom
import { fireEvent, render } from "../../../rendering";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { illegal } from "../../../lib/wire/problem";
import { seatOf } from "../../../lib/words/seats";
import { buttonsOf } from "./buttons";
import Dock from "./Dock.svelte";
import EmperorCards from "../board/court/EmperorCards.svelte";
import { board, FakeMatch, leafList, mv, turn, view } from "../fixtures";
import { gameKey } from "../play/keys";
import { TeaPlay } from "../play/play.svelte";
import RoundNotice from "../tell/RoundNotice.svelte";
import { linesOf, newsOf } from "../tell/roundnews.svelte";
import type { View } from "../view";
import { stepsOf } from "./steps";
import type { GameEvent } from "../../contract";
import type { Cost, Move, Outlook } from "../wire";

class LiveMatch extends FakeMatch {
  override view = $state.raw<View>(view("menu"));
  override fresh = $state.raw<GameEvent[]>([]);
  past = $state(false);
  table = { seats: [{}, {}] };
  state = { waiting: { kind: "seat", seat: 0 }, result: null };
  constructor(of: View, legal: Move[] = []) {
    super(of, legal);
    for (const name of ["view", "fresh"]) Reflect.deleteProperty(this, name);
    this.view = of;
  }
}
const settled = async () => {
  await new Promise((done) => setTimeout(done));
  await tick();
};
afterEach(() => vi.useRealTimers());
const find = (selector: string) => document.querySelector<HTMLElement>(selector);
function show(of: View, legal: Move[]): { match: LiveMatch; play: TeaPlay } {
  const match = new LiveMatch(of, legal);
  const play = new TeaPlay(match.context);
  render(Dock, { match: match.context, play });
  return { match, play };
}
const press = (key: string): KeyboardEvent => {
  const event = new KeyboardEvent("keydown", { key });
  Object.defineProperty(event, "target", { value: document.body });
  return event;
};
const DONE = { turn: turn({ played: true, main: true }) };
const slots = [{ top: "S01", cards: ["S01", "S08"] }];

describe("a new round", () => {
  const end: GameEvent[] = [
    { kind: "turn-ended", seat: 1 },
    { kind: "ripened", round: 2 },
    { kind: "harvested", seat: 0, count: 2 },
    { kind: "harvested", seat: 1, count: 4 },
  ];
  const begin: GameEvent[] = [{ kind: "round", round: 2, seat: 1 }];
  const slip = () => find(".slip");
  it("says who begins, and what it brought me", () => {
    const news = newsOf([...end, ...begin])!;
    expect(linesOf(news, 0, ["S01", "S02"])).toEqual([
      { id: "round-begins", args: { seat: seatOf(1) } },
      { id: "round-ripened" },
      { id: "round-harvest", args: { n: 2 } },
      { id: "round-hand", args: { n: 2 } },
    ]);
    expect(linesOf(news, null, null).map(({ id }) => id)).toEqual(["round-begins"]);
    expect(newsOf([{ kind: "round", round: 1, seat: 0 }])).toBeNull();
  });

  it("is told once it has begun, by whatever steps, and goes by itself", async () => {
    vi.useFakeTimers();
    const match = new LiveMatch(view("menu"));
    render(RoundNotice, { match: match.context });
    match.fresh = end;
    await tick();
    expect(slip()).toBeNull();
    match.fresh = begin;
    await tick();
    expect(slip()!.textContent).toContain("round-harvest");
    expect(slip()!.closest('[role="status"]')).not.toBeNull();
    vi.advanceTimersByTime(5000);
    await tick();
    vi.useRealTimers();
    await vi.waitFor(() => expect(slip()).toBeNull());
  });

  it("goes with a press, but not with the one that ended the turn", async () => {
    let now = 1000;
    const clock = vi.spyOn(performance, "now").mockImplementation(() => now);
    const match = new LiveMatch(view("menu"));
    const { component: _, container } = render(RoundNotice, { match: match.context });
    match.fresh = [...end, ...begin];
    await tick();
    await fireEvent.pointerDown(container);
    expect(slip()).not.toBeNull();
    now += 1000;
    await fireEvent.keyDown(container, { key: "Tab" });
    clock.mockRestore();
    await vi.waitFor(() => expect(slip()).toBeNull());
  });

  it("is no news in the past, nor once it is taken back", async () => {
    const match = new LiveMatch(view("menu"));
    match.past = true;
    render(RoundNotice, { match: match.context });
    match.fresh = [...end, ...begin];
    await tick();
    expect(slip()).toBeNull();
    match.past = false;
    match.fresh = [...end, ...begin];
    match.view = view("menu", {}, { round: 1 });
    await tick();
    expect(slip()).toBeNull();
  });
});

describe("Enter on a card", () => {
  it("plays what is raised; with nothing raised it is left to raise the card", async () => {
    vi.useFakeTimers();
    const { match, play } = show(view("menu"), [mv.pass, mv.top("S01"), mv.top("S08")]);
    // By then a press is meant for what is asked.
    await vi.advanceTimersByTimeAsync(320);
    const card = find('.tea-hand [data-card="S01"]')!;
    expect(await fireEvent.keyDown(card, { key: "Enter" })).toBe(true);
    play.raised.raise("S01");
    await fireEvent.keyDown(card, { key: "Enter", repeat: true });
    expect(match.played).toEqual([]);
    expect(await fireEvent.keyDown(card, { key: "Enter" })).toBe(false);
    await vi.waitFor(() => expect(match.played[0]?.[0]).toEqual(mv.top("S01")));
  });
});

describe("the fourth turn", () => {
  const three = { slots: [slots[0]!, slots[0]!, slots[0]!] };
  const of = (mine: object, legal: Move[], outlook: Partial<Outlook> = {}) =>
    new TeaPlay(new LiveMatch(view("menu", mine, {}, outlook), legal).context);

  it("says why it can only be passed, and what the fee is, as the house does", () => {
    const fee: Cost[] = [
      { kind: "leaves", n: 5 },
      { kind: "brown", n: 2 },
    ];
    const price = [
      { id: "price-any", args: { n: 5 } },
      { id: "price-brown", args: { n: 2 } },
    ];
    expect(of({}, [mv.pass], { stuck: "fee", fee }).prompt).toEqual({ id: "play-fee-poor", args: { price } });
    expect(of(three, [mv.pass]).prompt?.id).toBe("play-only-pass");
    expect(of(three, [mv.pass], { stuck: "hand" }).prompt?.id).toBe("play-no-card");
  });

  it("does not say in the bar that cards are being chosen", () => {
    const note = (...legal: Move[]) => {
      const play = of(three, legal);
      return stepsOf(play.match.view, board, play)[0]?.note.id;
    };
    expect([note(mv.pass), note(mv.pass, mv.fee), note(mv.pass, mv.top("S01"))]).toEqual([
      "step-no-cards",
      "step-fee",
      "step-choosing",
    ]);
  });

  it("names the leaves on the button that pays", async () => {
    const match = new LiveMatch(view("menu", { ...three, green: [0, 2, 0, 0, 0, 0], brown: [0, 0, 1, 0, 0, 0] }), [
      mv.pass,
      mv.fee,
    ]);
    const bill = {
      left: 3,
      brown: 1,
      quality: 1,
      pots_brown: 0,
      pots_any: 0,
      last: "g1" as const,
      keep: 0,
      cause: "fee" as const,
    };
    const paying = view(
      { pay: bill },
      { ...three, green: [0, 2, 0, 0, 0, 0], brown: [0, 0, 1, 0, 0, 0] },
      {},
      {
        leaves: leafList({
          least: 3,
          most: 3,
          brown: 1,
          open: [
            ["g2", 2],
            ["b3", 1],
          ],
          proposed: ["g2", "g2", "b3"],
        }),
      },
    );
    match.answer = () => ({ events: [], view: paying });
    const play = new TeaPlay(match.context);
    play.choose(mv.fee);
    await settled();
    expect(buttonsOf(play).at(-1)?.label).toEqual({ id: "dock-fee-leaves", args: { green: 2, brown: 1 } });
  });
});

describe("a side action with several ways", () => {
  const legal: Move[] = [mv.university("inner"), mv.university("outer"), mv.end];

  it("is asked about by prompt and button; taking back puts the list away", async () => {
    const { play } = show(view("menu", { slots }, DONE), legal);
    expect(buttonsOf(play).map(({ id }) => id)).toEqual(["end"]);
    await fireEvent.click(find('[data-more="university"]')!);
    expect(play.prompt?.id).toBe("play-which-university");
    expect(buttonsOf(play).map(({ label, off }) => [label.id, off])).toEqual([["dock-choose-university", true]]);
    expect([play.tentative, play.cancel(), play.prompt?.id]).toEqual([true, true, "play-rest"]);
    expect(buttonsOf(play).map(({ id }) => id)).toEqual(["end"]);
  });

  it("is switched by arrows once its key is pressed", async () => {
    const { play } = show(view("menu", { slots }, DONE), legal);
    gameKey(play, press("u"));
    await settled();
    const at = () => document.activeElement?.getAttribute("data-move");
    expect([at(), play.aim]).toEqual(["university inner", mv.university("inner")]);
    await fireEvent.keyDown(document.activeElement!, { key: "End" });
    expect([at(), play.aim]).toEqual(["university outer", mv.university("outer")]);
    // From elsewhere, too: round and round.
    gameKey(play, press("ArrowRight"));
    expect(play.aim).toEqual(mv.university("inner"));
    gameKey(play, press("ArrowLeft"));
    expect(play.aim).toEqual(mv.university("outer"));
  });
});

describe("something pressed that is not asked for", () => {
  it("is a step of the track where it is an emperor card, and never more than aimed at", async () => {
    vi.useFakeTimers();
    const match = new LiveMatch(view("menu"), [mv.advance, mv.top("S08")]);
    const play = new TeaPlay(match.context);
    render(EmperorCards, { match: match.context, play });
    await fireEvent.click(find('[data-card="E02"]')!);
    expect(play.aim).toEqual(mv.advance);
    // Longer than a double click.
    await vi.advanceTimersByTimeAsync(350);
    await fireEvent.click(find('[data-card="E02"]')!);
    expect(match.played).toEqual([]);
  });

  it("leaves the proposed answer where it is", async () => {
    const match = new LiveMatch(
      view(
        { pagoda: { space: "2a" } },
        {},
        { turn: turn({ played: true }) },
        { pagodas: [{ number: 3, need: 3, scrolls: 0 }] },
      ),
      [mv.pagoda(2), mv.pagoda(3)],
    );
    const play = new TeaPlay(match.context);
    play.prepare();
    await settled();
    match.answer = () => illegal("T56", "not-now");
    play.choose(mv.top("S01"));
    await settled();
    expect([play.refusal?.illegal?.kind, play.aim]).toEqual(["not-now", mv.pagoda(3)]);
  });
});
