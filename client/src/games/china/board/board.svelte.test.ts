// @vitest-environment jsdom
import { fireEvent, render } from "../../../rendering";
import { flushSync, tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { illegal } from "../../../lib/wire/problem";
import { DECK, fromDisplay } from "../play/moves";
import type { GameEvent } from "../../contract";
import Board from "./Board.svelte";
import Dock from "../dock/Dock.svelte";
import { FakeMatch, view } from "../fixtures";
import { ChinaPlay } from "../play/play.svelte";
import type { Move } from "../wire";

/** The same, but what is drawn follows it. */
class LiveMatch extends FakeMatch {
  override view = $state.raw(view());
  override mine = $state(true);
  override legal = $state.raw<Move[]>([]);
  override fresh = $state.raw<GameEvent[]>([]);
  past = $state(false);

  constructor() {
    super();
    // Those of the class it extends would lie over these.
    for (const name of ["view", "mine", "legal", "fresh"]) Reflect.deleteProperty(this, name);
  }
}

let match: LiveMatch;
let play: ChinaPlay;
const place = (id: string): Element => document.querySelector(`[data-place="${id}"]`)!;
const source = (id: number | "deck"): HTMLElement => document.querySelector(`[data-source="${id}"]`)!;
const card = (): Element | null => document.querySelector(".details");
const key = (at: Element, name: string): Promise<boolean> => fireEvent.keyDown(at, { key: name });

beforeEach(() => {
  // What jsdom does not have.
  (SVGElement.prototype as SVGGraphicsElement).getScreenCTM = () => null;
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  match = new LiveMatch();
  match.legal = [
    { kind: "house", space: "wei1", cards: ["red"] },
    { kind: "exchange", card: "red", source: DECK },
  ];
  play = new ChinaPlay(match.context);
});

function drawing(): void {
  match.view = view({ phase: "draw", region: "wei", pieces: 1, hand: { green: 1 } }, { to_take: 2 });
  match.legal = [
    { kind: "take", source: DECK },
    { kind: "take", source: fromDisplay(0) },
    { kind: "take", source: fromDisplay(1) },
  ];
  play.refresh();
}

describe("keys", () => {
  it("wait while the discards are open", async () => {
    render(Board, { match: match.context, play });
    render(Dock, { match: match.context, play });
    drawing();
    await tick();
    await fireEvent.click(document.querySelector(".pile")!);
    const dialog = document.querySelector("dialog[open]")!;
    await key(dialog.querySelector("button")!, "d");
    await key(document.body, "d");
    expect(match.played).toEqual([]);
    await fireEvent.click(dialog.querySelector("button")!);
    (dialog as HTMLDialogElement).open = false;
    await key(document.body, "0");
    expect(match.played).toEqual([]);
    await key(document.body, "d");
    expect(match.played).toEqual([[{ kind: "take", source: DECK }]]);
  });
});

describe("the card of details", () => {
  it("is told of a finger that stays, not of one that goes on, pinches or is cancelled", () => {
    vi.useFakeTimers();
    render(Board, { match: match.context, play });
    const finger = { pointerType: "touch", isPrimary: true, clientX: 10, clientY: 10, bubbles: true };
    const send = (type: string, more: PointerEventInit = {}): void => {
      place("wei2").dispatchEvent(new PointerEvent(type, { ...finger, ...more }));
    };
    const after = (): boolean => {
      vi.advanceTimersByTime(600);
      flushSync();
      return card() !== null;
    };
    send("pointerdown");
    send("pointermove", { clientX: 30 });
    expect(after()).toBe(false);
    send("pointerdown");
    send("pointerdown", { isPrimary: false });
    expect(after()).toBe(false);
    send("pointerdown");
    send("pointercancel");
    expect(after()).toBe(false);
    send("pointerdown");
    send("pointermove", { clientX: 13 });
    expect(after()).toBe(true);
    vi.useRealTimers();
  });
  it("is told of a house that a finger is on, in my turn; with cards chosen the finger tries to build", async () => {
    match.view = view({ houses: { wei2: 1 } });
    match.answer = () => illegal("C12", "taken");
    play.refresh();
    render(Board, { match: match.context, play });
    const tap = async (): Promise<void> => {
      await fireEvent(place("wei2"), new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true }));
      await fireEvent.click(place("wei2"));
    };
    await tap();
    expect(card()?.textContent).toContain("WEI-2");
    expect(match.asked).toEqual([]);
    play.choose(0);
    await tap();
    expect(match.asked).toEqual([[{ kind: "house", space: "wei2", cards: ["red"] }]]);
    expect(card()).toBeNull();
  });
  it("describes its place, and Esc takes it away before anything else", async () => {
    render(Board, { match: match.context, play });
    await fireEvent.click(place("alliance-12"));
    expect(place("alliance-12").getAttribute("aria-describedby")).toBe(card()!.id);
    expect(card()!.id).not.toBe("");
    play.choose(0);
    expect(await key(document.body, "Escape")).toBe(false);
    expect(card()).toBeNull();
    expect(play.chosen).toEqual(["red"]);
    expect(await key(document.body, "Escape")).toBe(true);
  });
});

describe("the focus", () => {
  it("goes on to the next card, and to the board at the end", async () => {
    render(Board, { match: match.context, play });
    render(Dock, { match: match.context, play });
    match.view = view({ phase: "second", region: "wei", pieces: 1, hand: { green: 1 } }, { to_take: 2 });
    match.legal = [{ kind: "house", space: "wei1", cards: ["green"] }, { kind: "stop" }];
    play.refresh();
    await tick();
    const main = document.querySelector<HTMLElement>(".lay")!;
    main.focus();
    play.press("wei1");
    await tick();
    expect(document.querySelector(".lay")).toBe(main);
    play.cancel();
    drawing();
    await tick();
    expect(document.activeElement).toBe(source(0));
    const outlook = { ...match.view.outlook, to_take: 1 };
    match.view = { ...match.view, display: [null, "green", "yellow", null], outlook };
    match.legal = [
      { kind: "take", source: DECK },
      { kind: "take", source: fromDisplay(1) },
    ];
    await tick();
    expect(document.activeElement).toBe(source(1));
    match.view = view({ active: 1, display: [null, null, "yellow", null] });
    match.mine = false;
    match.legal = [];
    await tick();
    expect(document.activeElement).toBe(place(play.cursor));
  });
});

it("does not show again what was shown before the past was looked at", async () => {
  match.reducedMotion = false;
  match.speed = 1;
  render(Dock, { match: match.context, play });
  const leaving = (): number => document.querySelectorAll(".leaving").length;
  const took: GameEvent[] = [{ kind: "took", seat: 1, place: 0, card: "red" }];
  match.fresh = took;
  await tick();
  expect(leaving()).toBe(1);
  match.past = true;
  match.fresh = [];
  await tick();
  expect(leaving()).toBe(0);
  match.past = false;
  match.fresh = took;
  await tick();
  expect(leaving()).toBe(0);
});
