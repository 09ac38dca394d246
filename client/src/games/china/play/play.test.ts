// @vitest-environment jsdom
import { beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { illegal, problemOf } from "../../../lib/wire/problem";
import { FakeMatch, view } from "../fixtures";
import { DECK, fromDisplay } from "./moves";
import { ChinaPlay } from "./play.svelte";

const settled = () => new Promise((done) => setTimeout(done));
/** Time goes on: what was shown has been seen. */
const later = () => clock.mockReturnValue(performance.now() + 60_000);
const REFUSED = illegal("C12", "taken", { space: "wei2" });

let match: FakeMatch;
let play: ChinaPlay;
/** A slow machine must not make a double click of two clicks, nor the other way round. */
let clock: MockInstance<typeof performance.now>;
beforeEach(() => {
  clock = vi.spyOn(performance, "now").mockReturnValue(1000);
  match = new FakeMatch();
  match.legal = [
    { kind: "house", space: "wei1", cards: ["red"] },
    { kind: "house", space: "wei1", cards: ["green", "green"] },
    { kind: "house", space: "han1", cards: ["green"] },
    { kind: "emissary", region: "wei", cards: ["green", "green"] },
    { kind: "exchange", card: "red", source: DECK },
    { kind: "exchange", card: "green", source: DECK },
  ];
  play = new ChinaPlay(match.context);
});

describe("choosing cards first", () => {
  it("lights all legal places while none is chosen", () => {
    expect([...play.legalSpaces]).toEqual(["wei1", "han1"]);
    expect([...play.legalRegions]).toEqual(["wei"]);
  });
  it("lights the places that the chosen cards pay for", () => {
    play.choose(0);
    expect([...play.legalSpaces]).toEqual(["wei1"]);
    expect(play.legalRegions.size).toBe(0);
    play.choose(1);
    expect(play.chosen).toEqual(["green"]);
    play.choose(2);
    expect(play.chosen).toEqual(["green", "green"]);
    expect([...play.legalRegions]).toEqual(["wei"]);
    expect(play.prompt).toEqual({ id: "play-picked", args: { way: "two-green" } });
    play.choose(2);
    expect(play.chosen).toEqual(["green"]);
  });
  it("pays with them", () => {
    play.choose(1);
    play.choose(2);
    play.press("wei1");
    expect(play.aim).toEqual({ kind: "house", space: "wei1", cards: ["green", "green"] });
    expect(play.raised).toEqual([1, 2]);
  });
  it("asks the house why they do not pay elsewhere", async () => {
    match.answer = () => illegal("C6", "wrong-price", { color: "green" });
    play.choose(0);
    play.press("han1");
    await settled();
    expect(match.asked).toEqual([[{ kind: "house", space: "han1", cards: ["red"] }]]);
    expect(play.refusal?.rule).toBe("C6");
    expect(play.refused).toEqual({ kind: "house", space: "han1", cards: ["red"] });
  });
});

describe("choosing a place first", () => {
  it("offers the ways to pay, the single card first", () => {
    play.press("wei1");
    expect(play.aim).toEqual({ kind: "house", space: "wei1", cards: ["red"] });
    expect(play.ways).toEqual([
      { kind: "house", space: "wei1", cards: ["red"] },
      { kind: "house", space: "wei1", cards: ["green", "green"] },
    ]);
    expect(play.raised).toEqual([0]);
    play.payWith(play.ways[1]!);
    expect(play.raised).toEqual([1, 2]);
    play.payOther();
    expect(play.aim).toEqual({ kind: "house", space: "wei1", cards: ["red"] });
  });
  it("takes a card of the hand as another way to pay, or as another beginning", () => {
    play.press("wei1");
    play.choose(2);
    expect(play.aim).toEqual({ kind: "house", space: "wei1", cards: ["green", "green"] });
    play.press("han1");
    play.choose(0);
    expect(play.aim).toBeNull();
    expect(play.chosen).toEqual(["red"]);
  });
  it("means an emissary by the dragon", () => {
    play.press("wei");
    expect(play.aim).toEqual({ kind: "emissary", region: "wei", cards: ["green", "green"] });
    expect(play.prompt).toEqual({ id: "play-confirm-emissary", args: { city: "", region: "wei" } });
  });
  it("lets a fortification stand where both may", () => {
    match.legal = [
      { kind: "house", space: "wei1", cards: ["red"] },
      { kind: "fort", space: "wei1", cards: ["red"] },
      { kind: "fort", space: "wei1", cards: ["green", "green"] },
    ];
    const both = new ChinaPlay(match.context);
    both.press("wei1");
    expect(both.kinds).toEqual(["house", "fort"]);
    both.become("fort");
    expect(both.aim).toEqual({ kind: "fort", space: "wei1", cards: ["red"] });
    both.turn();
    expect(both.aim).toEqual({ kind: "house", space: "wei1", cards: ["red"] });
  });
  it("places only after the consequence is shown, by button or by a second tap", async () => {
    play.press("wei1");
    await play.commit();
    expect(match.played).toEqual([]);
    await settled();
    play.press("wei1");
    expect(match.played).toEqual([]);
    later();
    play.press("wei1");
    expect(match.played).toEqual([[{ kind: "house", space: "wei1", cards: ["red"] }]]);
  });
  it("leads to the button who wants to be asked", async () => {
    match.confirm = "button";
    play.toButton = vi.fn();
    play.press("wei1");
    await settled();
    later();
    play.press("wei1");
    play.enter();
    expect(play.toButton).toHaveBeenCalledOnce();
    expect(match.played).toEqual([]);
  });
});

describe("a place that is not legal", () => {
  it("shows the house's reason with the city's name, and is taken back", async () => {
    match.answer = () => REFUSED;
    play.press("wei2");
    await settled();
    expect(match.asked).toEqual([[{ kind: "house", space: "wei2", cards: ["red"] }]]);
    expect(play.refusal).toEqual(illegal("C12", "taken", { space: "WEI-2" }));
    expect(play.cancel()).toBe(true);
    expect(play.refusal).toBeNull();
    expect(play.cancel()).toBe(false);
  });
  it("guesses cards that could pay: a card of the colour, else a pair", async () => {
    match.answer = () => REFUSED;
    match.view = view({ hand: { red: 1, green: 2 } });
    play.press("han");
    await settled();
    expect(match.asked).toEqual([[{ kind: "emissary", region: "han", cards: ["green"] }]]);
  });
  it("shows a refusal in an example of the rules", () => {
    play.showRefused({ kind: "house", space: "wei2", cards: ["red"] }, REFUSED, 1);
    expect(play.refused).toEqual({ kind: "house", space: "wei2", cards: ["red"] });
    expect(play.refusedOf).toBe(1);
    play.showRefused({ kind: "take", source: fromDisplay(3) }, REFUSED, 0);
    expect(play.refused).toBeNull();
    expect(play.refusedOf).toBe(0);
  });
  it("is my own where I try it", async () => {
    match.answer = () => REFUSED;
    play.showRefused({ kind: "house", space: "wei2", cards: ["red"] }, REFUSED, 1);
    play.press("wei2");
    await settled();
    expect(play.refusedOf).toBeNull();
  });
  it("says nothing of alliances", () => {
    play.press("alliance-12");
    expect(play.cursor).toBe("alliance-12");
    expect(match.asked).toEqual([]);
  });
});

describe("the second piece and the cards", () => {
  beforeEach(() => {
    const sources = [DECK, ...[0, 1, 2].map(fromDisplay)];
    match.view = view({ phase: "second", region: "wei", pieces: 1, hand: { green: 2 } }, { to_take: 1, sources });
    match.legal = [{ kind: "house", space: "wei1", cards: ["green", "green"] }, { kind: "stop" }];
    play = new ChinaPlay(match.context);
  });
  const drawing = () => {
    match.view = view({ phase: "draw", region: "wei", pieces: 1, hand: { green: 2 } }, { to_take: 1 });
    match.legal = [
      { kind: "take", source: DECK },
      { kind: "take", source: fromDisplay(0) },
    ];
    play.refresh();
  };

  it("is offered, or the cards are drawn", () => {
    expect(play.prompt).toEqual({ id: "play-second", args: { region: "wei" } });
    expect(play.sources).toEqual([DECK, ...[0, 1, 2].map(fromDisplay)]);
  });
  it("is declined once, not by a double click", async () => {
    await play.stop();
    expect(match.played).toEqual([]);
    later();
    await play.stop();
    expect(match.played).toEqual([[{ kind: "stop" }]]);
  });
  it("is declined by taking a card: one choice, sent as one", async () => {
    match.then = () => drawing();
    await play.take(fromDisplay(0));
    expect(match.asked).toEqual([]);
    expect(match.played).toEqual([[{ kind: "stop" }, { kind: "take", source: fromDisplay(0) }]]);
    expect(play.refusal).toBeNull();
  });
  it("ends the turn when nobody draws any more", async () => {
    match.view = view({ phase: "second", region: "wei", pieces: 1, hand: { green: 2 }, exhaustions: 2, deck: 0 });
    play = new ChinaPlay(match.context);
    expect(play.prompt).toEqual({ id: "play-second-last", args: { region: "wei" } });
    expect(play.sources).toEqual([]);
    expect(play.missing).toBe(0);
    match.answer = () => illegal("C29", "no-more-cards");
    await play.take(fromDisplay(0));
    expect(play.refusal?.rule).toBe("C29");
    expect(match.played).toEqual([]);
    match.legal = [{ kind: "stop" }];
    play = new ChinaPlay(match.context);
    expect(play.prompt).toEqual({ id: "play-second-nothing-last", args: { region: "wei" } });
    later();
    await play.stop();
    expect(match.played).toEqual([[{ kind: "stop" }]]);
  });
  it("is still to be decided on when the card is refused", async () => {
    match.refusal = REFUSED;
    await play.take(fromDisplay(0));
    expect(match.played).toEqual([[{ kind: "stop" }, { kind: "take", source: fromDisplay(0) }]]);
    expect([play.refusal?.rule, play.phase]).toEqual(["C12", "second"]);
  });
  it("takes no card once the line is lost or a stand-in moves", async () => {
    match.mine = false;
    await play.take(fromDisplay(0));
    expect(match.played).toEqual([]);
    match.mine = true;
    drawing();
    match.answer = () => {
      match.mine = false;
      return { events: [], view: match.view };
    };
    await play.take(fromDisplay(1));
    expect(match.asked).toEqual([[{ kind: "take", source: fromDisplay(1) }]]);
    match.mine = true;
    match.answer = () => problemOf("unreachable");
    await play.take(fromDisplay(2));
    expect(match.played).toEqual([]);
    expect(play.refusal?.code).toBe("unreachable");
  });
  it("tells how many cards are missing, and takes one by one", async () => {
    drawing();
    expect(play.prompt).toEqual({ id: "play-draw", args: { missing: 1 } });
    await play.take(DECK);
    await play.take(DECK);
    expect(match.played).toEqual([[{ kind: "take", source: DECK }]]);
  });
  it("asks the house why there is no card", async () => {
    drawing();
    match.answer = () => illegal("C28", "no-card");
    await play.take(fromDisplay(3));
    expect(play.refusal?.rule).toBe("C28");
    expect(match.played).toEqual([]);
  });
});

describe("an exchange", () => {
  it("asks which card, then from where", async () => {
    await play.exchange();
    expect(match.spoken).toEqual(["play-exchange-what"]);
    expect(play.prompt).toEqual({ id: "play-exchange-what" });
    expect(play.cancel()).toBe(true);
    expect(play.prompt).toEqual({ id: "play-choose" });
    await play.exchange();
    play.choose(0);
    await play.exchange();
    expect(play.exchanging).toBe(true);
    expect(play.legalSpaces.size).toBe(0);
    expect(play.sources).toEqual([DECK]);
    await play.take(DECK);
    expect(match.played).toEqual([[{ kind: "exchange", card: "red", source: DECK }]]);
  });
  it("is taken back step by step", async () => {
    play.choose(0);
    await play.exchange();
    expect(play.cancel()).toBe(true);
    expect(play.exchanging).toBe(false);
    expect(play.chosen).toEqual(["red"]);
    expect(play.cancel()).toBe(true);
    expect(play.chosen).toEqual([]);
  });
  it("only discards at the end of the game", async () => {
    match.legal = [
      { kind: "house", space: "wei1", cards: ["red"] },
      { kind: "exchange", card: "red" },
      { kind: "exchange", card: "green" },
    ];
    play = new ChinaPlay(match.context);
    play.choose(0);
    expect(play.discards).toBe(true);
    await play.exchange();
    expect(match.played).toEqual([[{ kind: "exchange", card: "red" }]]);
  });
});

it("lets nobody move while others do, and forgets what no longer fits", () => {
  play.press("wei1");
  play.refresh();
  expect(play.aim).not.toBeNull();
  match.view = view({ active: 1 });
  play.refresh();
  expect(play.aim).toBeNull();
  match.mine = false;
  const waiting = new ChinaPlay(match.context);
  expect(waiting.legalSpaces.size).toBe(0);
  expect(waiting.prompt).toBeNull();
  waiting.press("wei1");
  waiting.choose(0);
  expect(waiting.aim).toBeNull();
  expect(waiting.picked).toEqual([]);
});
