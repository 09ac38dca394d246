// @vitest-environment jsdom
import { fireEvent, render } from "../../../rendering";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { screen } from "../../../lib/ui/screen.svelte";
import { problemOf } from "../../../lib/wire/problem";
import type { Told } from "../../../lib/wire/wire";
import Dock from "./Dock.svelte";
import { FakeMatch, growing, merger, mv, phasesAt, VIENNA, view, withMarkers, withOutlook } from "../fixtures";
import { EmperorPlay } from "../play/play.svelte";
import Countdown from "../tell/standing/Countdown.svelte";
import type { View } from "../view";
import Steps from "./Steps.svelte";
import type { Battle, Joining, Move, Order, Point, Table } from "../wire";

const person = (local = false) => ({ sitter: { kind: "person", local } });

/** A match that what is drawn follows, with the question of the point. */
class LiveMatch extends FakeMatch {
  override view = $state.raw<View>(view("idle"));
  override legal = $state.raw<Move[]>([]);
  override mine = $state(true);
  asks = $state<number | null>(0);
  told = $state.raw<Told[]>([]);
  order = $state.raw<Order | null>(null);
  setOrder = vi.fn((order: Order | null) => {
    this.order = order;
    return Promise.resolve(null);
  });
  past = false;
  /** A share is named in a series only. */
  table = { seats: [person(), person()], series: { index: 0 } as object | null };

  constructor(point: Point, legal: Move[], changes: Partial<Table> = {}, more: Partial<View> = {}) {
    super(point, legal);
    for (const name of ["view", "legal", "mine"]) Reflect.deleteProperty(this, name);
    this.view = view(point, changes, more);
    this.legal = legal;
  }
  override get state(): unknown {
    return { waiting: this.asks === null ? { kind: "over" } : { kind: "seat", seat: this.asks }, result: null };
  }
}

const odds = { win: 7500, lost: [100, 200], lost_at_once: null, attackers_left: [7500], defenders_left: [2500] };
const battle: Battle = { from: "honan", to: "hunan", defender: 1, thrown: false, offered: false, dice: 0 };
const outlook = (more: object) => ({ ...view("idle").outlook, ...more });
const button = (id: string) => document.querySelector<HTMLButtonElement>(`[data-action="${id}"]`);
const option = (move: string) => document.querySelector<HTMLButtonElement>(`.opt[data-move="${move}"]`);
const settled = async () => {
  await new Promise((done) => setTimeout(done));
  await tick();
};

function show(match: LiveMatch): EmperorPlay {
  const play = new EmperorPlay(match.context);
  render(Dock, { match: match.context, play });
  return play;
}

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

describe("the dock", () => {
  it("lists attacks with their odds, aims at one and sends it", async () => {
    const attacks = [
      { from: "honan", to: "hunan", card: null, odds },
      { from: "hupeh", to: "hunan", card: "cross_water", odds },
    ];
    const match = new LiveMatch(
      "idle",
      [mv.attack("honan", "hunan"), mv.endPhase],
      {},
      { outlook: outlook({ attacks }) },
    );
    show(match);
    expect(option("attack hupeh hunan")!.classList).toContain("dim");
    expect(option("attack honan hunan")!.classList).not.toContain("dim");
    await fireEvent.click(option("attack honan hunan")!);
    await settled();
    expect(document.querySelector(".odds")).not.toBeNull();
    expect(match.played).toEqual([]);
    await fireEvent.click(button("confirm")!);
    await settled();
    expect(match.played).toEqual([[mv.attack("honan", "hunan")]]);
  });

  it("throws as many dice as chosen", async () => {
    const more = { outlook: outlook({ dice: 2 }) };
    const match = new LiveMatch("attacker-to-roll", [mv.breakOff, mv.roll(1), mv.roll(2)], { battle }, more);
    show(match);
    const [one, two] = document.querySelectorAll<HTMLButtonElement>(".count button");
    expect(two!.getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(one!);
    await fireEvent.click(button("confirm")!);
    await settled();
    expect(match.played).toEqual([[mv.roll(1)]]);
  });

  it("sends nothing twice while a move is on its way, and keeps its buttons", async () => {
    const match = new LiveMatch("attacker-to-roll", [mv.breakOff, mv.roll(1)], { battle });
    let arrive = (): void => {};
    match.play = (moves) => {
      match.played.push(moves);
      return new Promise((done) => (arrive = () => done(null)));
    };
    show(match);
    expect(button("confirm")!.getAttribute("aria-disabled")).toBe("false");
    await fireEvent.click(button("confirm")!);
    expect(button("confirm")!.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(button("confirm")!);
    await fireEvent.click(button("break_off")!);
    expect(match.played).toEqual([[mv.roll(1)]]);
    arrive();
    await settled();
    await fireEvent.click(button("break_off")!);
    expect(match.played).toEqual([[mv.roll(1)], [mv.breakOff]]);
  });

  it("is not ready before the house has said what would happen", async () => {
    const match = new LiveMatch("phase-two", [mv.colonise("honan", "shensi"), mv.endPhase]);
    let say = (): void => {};
    match.preview = () => new Promise((done) => (say = () => done({ events: [], view: match.view })));
    const play = show(match);
    play.choose(mv.colonise("honan", "shensi"));
    await tick();
    expect(button("confirm")!.getAttribute("aria-disabled")).toBe("true");
    // It does not look so at first.
    expect(button("confirm")!.classList).not.toContain("off");
    say();
    await settled();
    expect(button("confirm")!.getAttribute("aria-disabled")).toBe("false");
  });

  it("tells the events, and no figures, where hidden things decide what comes", async () => {
    const match = new LiveMatch("phase-two", [mv.colonise("honan", "shensi"), mv.endPhase]);
    const events = [{ kind: "colonised", seat: 0, from: "honan", to: "shensi" }];
    match.answer = () => ({ events, view: null });
    const play = show(match);
    play.choose(mv.colonise("honan", "shensi"));
    await settled();
    expect(document.querySelector(".change")!.children).toHaveLength(0);
    expect(document.querySelector(".change + .note")!.textContent).toBe("log-colonised");
    expect(button("confirm")!.getAttribute("aria-disabled")).toBe("false");
    expect(match.spoken.at(-1)).toBe("play-confirm log-colonised");
    await fireEvent.click(button("confirm")!);
    await settled();
    expect(match.played).toEqual([[mv.colonise("honan", "shensi")]]);
  });

  it("lets new markers be spread by hand", async () => {
    const more = { outlook: outlook({ growing: growing(3, { honan: [3, 3], hupeh: [3, 3] }) }) };
    const match = new LiveMatch("phase-one", [mv.grow("honan"), mv.grow("hupeh")], {}, more);
    match.answer = ({ length }) => ({ events: [], view: withMarkers(match.view, { honan: [0, 5 + length] }) });
    const play = show(match);
    expect(document.querySelector(".amount")).toBeNull();
    play.press("honan");
    await settled();
    expect(document.querySelector(".amount output")!.textContent).toBe("1");
    await fireEvent.click(document.querySelectorAll(".amount .step")[1]!);
    expect(document.querySelector(".amount output")!.textContent).toBe("2");
    expect(button("back")).not.toBeNull();
    await settled();
    expect(document.querySelector(".change dd")!.textContent.trim()).toBe("5 → 7");
  });

  it("says what dice cost one by one, and what all at once cost instead", async () => {
    const attack = { from: "honan", to: "hunan", card: null, odds: { ...odds, lost_at_once: [150, 250] } };
    const said: unknown[] = [];
    const match = new LiveMatch(
      "idle",
      [mv.attack("honan", "hunan"), mv.endPhase],
      {},
      { outlook: outlook({ attacks: [attack] }) },
    );
    match.say = (phrase: { id: string } | string, args?: unknown) => {
      if (typeof phrase === "string" && phrase.startsWith("odds-losses")) said.push([phrase, args]);
      return typeof phrase === "string" ? phrase : phrase.id;
    };
    show(match);
    await fireEvent.click(option("attack honan hunan")!);
    await settled();
    expect(said).toHaveLength(2);
    expect(said).toContainEqual(["odds-losses-singly", { attackers: 1, defenders: 2 }]);
    expect(said).toContainEqual(["odds-losses-at-once", { attackers: 1.5, defenders: 2.5 }]);
  });

  it("stands at one press, whatever is aimed at", async () => {
    const under = { ...battle, from: "hunan", to: "hupeh", defender: 0 };
    const match = new LiveMatch("defender-to-answer", [mv.stand, mv.withdraw("honan")], { battle: under, active: 1 });
    show(match);
    expect(option("stand")!.hasAttribute("aria-pressed")).toBe(false);
    await fireEvent.click(option("withdraw honan")!);
    await settled();
    expect(option("withdraw honan")!.getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(option("stand")!);
    await settled();
    expect(match.played).toEqual([[mv.stand]]);
  });

  it("names a share with an offer in the middle of a fight", async () => {
    const under = { ...battle, from: "hunan", to: "hupeh", defender: 0 };
    const match = new LiveMatch("defender-to-answer", [mv.stand, mv.offerMerge()], { battle: under, active: 1 });
    const play = show(match);
    expect(document.querySelector(".share")).toBeNull();
    await fireEvent.click(option("offer_merge")!);
    await settled();
    await fireEvent.click(document.querySelector(".share input[type=checkbox]")!);
    await settled();
    expect(play.aim).toEqual(mv.offerMerge(50));
    expect(option("offer_merge")!.getAttribute("aria-pressed")).toBe("true");
  });

  describe("cornered (E71)", () => {
    const cornered = { ...view("idle").table.seats[0]!, cornered: 5 };
    const seats = [cornered, view("idle").table.seats[1]!];

    it("offers to join each neighbour or to leave, aimed at first, then sent", async () => {
      const match = new LiveMatch("cornered-choice", [mv.join(1), mv.leave], { seats });
      const play = show(match);
      const panel = document.querySelector(".asked")!;
      expect(panel.textContent).toContain("cornered-title");
      expect([...panel.querySelectorAll<HTMLElement>(".opt")].map((o) => o.dataset.move)).toEqual(["join 1", "leave"]);
      expect(option("join 1")!.textContent).toContain("cornered-join");
      expect(option("leave")!.textContent).toContain("cornered-leave");
      expect(button("confirm")!.classList).toContain("off");
      await fireEvent.click(option("leave")!);
      await settled();
      expect([play.aim, option("leave")!.getAttribute("aria-pressed")]).toEqual([mv.leave, "true"]);
      await fireEvent.click(option("join 1")!);
      await settled();
      expect([play.aim, option("leave")!.getAttribute("aria-pressed")]).toEqual([mv.join(1), "false"]);
      expect(match.played).toEqual([]);
      await fireEvent.click(button("confirm")!);
      await settled();
      expect(match.played).toEqual([[mv.join(1)]]);
    });

    it("says for how many turns", () => {
      const match = new LiveMatch("cornered-choice", [mv.join(1), mv.leave], { seats });
      const said: unknown[] = [];
      match.say = (phrase: { id: string } | string, args?: unknown) => {
        if (phrase === "cornered-note") said.push(args);
        return typeof phrase === "string" ? phrase : phrase.id;
      };
      show(match);
      expect(said).toEqual([{ turns: 5 }]);
    });

    it.each([
      ["accept", "refuse"],
      ["refuse", "accept"],
    ] as const)("asks the neighbour, who may %s", async (answer, other) => {
      const asked = { active: 1, seats: seats.toReversed() };
      const more = { outlook: outlook({ mergers: [merger(0, 1, { lost: 2, cards: 1 })], partner: 0 }) };
      const match = new LiveMatch({ "cornered-asked": 0 }, [mv.accept, mv.refuse], asked, more);
      show(match);
      const panel = document.querySelector(".asked")!;
      expect(panel.textContent).toContain("merge-cornered");
      expect(panel.querySelectorAll("tbody tr")).toHaveLength(4);
      expect(button(other)).not.toBeNull();
      await fireEvent.click(button(answer)!);
      await settled();
      expect(match.played).toEqual([[mv[answer]]]);
    });

    it("lets others watch who decides, without buttons", () => {
      const match = new LiveMatch({ "cornered-asked": 1 }, [], { seats }, { outlook: outlook({ partner: 1 }) });
      [match.asks, match.mine] = [1, false];
      show(match);
      expect(document.querySelector(".asked")!.textContent).toContain("merge-cornered");
      expect(document.querySelector(".asked")!.textContent).toContain("decides");
      expect([button("accept"), button("refuse")]).toEqual([null, null]);
    });
  });

  it("shows who only watches the fight and who decides, without buttons", () => {
    const match = new LiveMatch("attacker-to-roll", [], { battle, active: 1 });
    match.asks = 1;
    match.mine = false;
    show(match);
    expect(document.querySelector(".vs")).not.toBeNull();
    expect(document.body.textContent).toContain("decides");
    expect(document.querySelector(".acts .primary")).toBeNull();
  });

  describe("standing orders", () => {
    const under = { ...battle, from: "hunan", to: "hupeh", defender: 0 };
    const once = { ...VIENNA, withdraw_any_time: false };
    const attacked = (attack: number | null) => {
      const more = { outlook: outlook({ orders: { attack, always: 10 } }) };
      return new LiveMatch("defender-to-answer", [mv.stand, mv.withdraw("honan")], { battle: under, active: 1 }, more);
    };
    /** Others are asked. */
    const waiting = (point: Point, changes: Partial<Table> = {}) => {
      const match = new LiveMatch(point, [], { active: 1, ...changes });
      [match.asks, match.mine] = [1, false];
      return match;
    };
    const select = () => document.querySelector<HTMLSelectElement>('[data-testid="order"]');
    const give = () => document.querySelector<HTMLButtonElement>('[data-testid="order-give"]');
    const said = () => document.querySelector('[data-testid="orders"]')?.textContent;
    const values = () => [...select()!.options].map((o) => o.value);

    it("let a defender answer once for the whole attack: chosen first, then given", async () => {
      const match = attacked(2);
      show(match);
      expect(values()).toEqual(["stand", "withdraw honan 1", "withdraw honan 2"]);
      await fireEvent.change(select()!, { target: { value: "withdraw honan 1" } });
      await settled();
      expect(match.setOrder).not.toHaveBeenCalled();
      await fireEvent.click(give()!);
      expect(match.setOrder).toHaveBeenCalledExactlyOnceWith({ kind: "withdraw", to: "honan", left: 1 });
    });
    it("are seen during the attack, and taken back", async () => {
      const match = waiting("attacker-to-roll", { battle: under });
      match.order = { kind: "withdraw", to: "honan", left: 1 };
      show(match);
      expect(said()).toContain("order-now");
      expect(said()).toContain("order-withdraw-to");
      expect([select(), give()!.textContent]).toEqual([null, "order-ask"]);
      await fireEvent.click(give()!);
      await settled();
      expect(match.setOrder).toHaveBeenCalledExactlyOnceWith(null);
      expect(said()).toBeUndefined();
    });
    it("for every attack are seen there too, by their owner alone", async () => {
      const match = waiting("attacker-to-roll", { battle: under });
      match.order = { kind: "stand-always" };
      show(match);
      expect(said()).toContain("order-always");
      expect(said()).toContain("order-stand");
      match.view = view("attacker-to-roll", { battle: { ...under, defender: 1 }, active: 1 });
      await tick();
      expect(said()).toBeUndefined();
    });
    it("are given and taken back with the same button, which keeps the focus", async () => {
      const match = waiting("idle");
      show(match);
      expect(values()).toEqual(["stand_always", ...Array.from({ length: 10 }, (_, n) => `withdraw_always ${n + 1}`)]);
      await fireEvent.change(select()!, { target: { value: "withdraw_always 2" } });
      give()!.focus();
      await fireEvent.click(give()!);
      await settled();
      expect(match.order).toEqual({ kind: "withdraw-always", left: 2 });
      expect(select()).toBeNull();
      expect(document.activeElement).toBe(give());
      await fireEvent.click(give()!);
      await settled();
      expect(match.order).toBeNull();
      expect(select()).not.toBeNull();
    });
    it("that are refused are not said to hold", async () => {
      const match = waiting("idle");
      const problem = problemOf("no-such-order") as never;
      match.setOrder.mockResolvedValue(problem);
      const play = show(match);
      await fireEvent.click(give()!);
      await settled();
      expect(play.refusal).toMatchObject({ code: "no-such-order" });
      expect([give()!.textContent, select() === null, match.spoken]).toEqual(["order-give", false, []]);
    });
    it("are not for the rest of an attack where the defender answers only once", () => {
      show(attacked(null));
      expect(option("withdraw honan")).not.toBeNull();
      expect(said()).toBeUndefined();
    });
    it("can only be to stand where a single marker is left", () => {
      show(attacked(0));
      expect(values()).toEqual(["stand"]);
    });
    it("say when they withdraw where the defender answers only once", async () => {
      const match = waiting("idle", { rules: once });
      show(match);
      expect([...select()!.options].map((o) => o.textContent).slice(0, 2)).toEqual([
        "order-stand",
        "order-withdraw-first",
      ]);
      match.view = view("idle", { active: 1 });
      await tick();
      expect(select()!.options[1]!.textContent).toBe("order-withdraw");
    });
  });

  it("says what would find no room in a refuge: the house knows", () => {
    const under = { ...battle, from: "hunan", to: "hupeh", defender: 0 };
    const more = { outlook: outlook({ refuges: [{ to: "honan", lost: 2, markers: 6 }] }) };
    const match = new LiveMatch(
      "defender-to-answer",
      [mv.stand, mv.withdraw("honan")],
      { battle: under, active: 1 },
      more,
    );
    const said: unknown[] = [];
    match.say = (phrase: { id: string } | string, args?: unknown) => {
      if (phrase === "withdraw-sum") said.push(args);
      return typeof phrase === "string" ? phrase : phrase.id;
    };
    show(match);
    expect(said.at(-1)).toEqual({ there: 5, here: 3, markers: 6, lost: 2 });
    expect(match.asked).toEqual([]);
  });

  it.each([
    [true, "withdraw-entered"],
    [false, "withdraw-empty"],
  ])("says what becomes of a province that is left (attacker may enter: %s)", async (withdrawn_advance, word) => {
    const under = { ...battle, from: "hunan", to: "hupeh", defender: 0 };
    const match = new LiveMatch("defender-to-answer", [mv.stand, mv.withdraw("honan")], { battle: under, active: 1 });
    match.view.table.rules = { ...match.view.table.rules, withdrawn_advance };
    show(match);
    await settled();
    expect(document.querySelector(`[data-move="withdraw honan"]`)!.textContent).toContain(word);
  });

  describe("on a phone, what becomes of a province that is left", () => {
    beforeEach(() => (screen.sheets = true));
    afterEach(() => (screen.sheets = false));
    const notes = () => [...document.querySelectorAll(".asked > .note")].map((note) => note.textContent);

    it.each([
      [true, "withdraw-entered"],
      [false, "withdraw-empty"],
    ])("has a line once a refuge is chosen (attacker may enter: %s)", async (withdrawn_advance, word) => {
      const under = { ...battle, from: "hunan", to: "hupeh", defender: 0 };
      const match = new LiveMatch("defender-to-answer", [mv.stand, mv.withdraw("honan")], { battle: under, active: 1 });
      match.view.table.rules = { ...match.view.table.rules, withdrawn_advance };
      show(match);
      await settled();
      expect(notes()).toEqual([]);
      await fireEvent.click(option("withdraw honan")!);
      await settled();
      expect(option("withdraw honan")!.textContent).not.toContain(word);
      expect(notes()).toEqual([word]);
    });

    it.each([
      [true, []],
      [false, ["attack-left-short"]],
    ])("is told with the odds of an attack (attacker may enter: %s)", async (withdrawn_advance, told) => {
      const attacks = [{ from: "honan", to: "hunan", card: null, odds }];
      const match = new LiveMatch(
        "idle",
        [mv.attack("honan", "hunan"), mv.endPhase],
        {},
        { outlook: outlook({ attacks }) },
      );
      match.view.table.rules = { ...match.view.table.rules, withdrawn_advance };
      show(match);
      await fireEvent.click(option("attack honan hunan")!);
      await settled();
      expect(notes()).toEqual(told);
    });
  });

  it("names a share only when asked to", async () => {
    const more = { outlook: outlook({ mergers: [merger(0, 1)] }) };
    const match = new LiveMatch("idle", [mv.proposeMerge(1), mv.endPhase], {}, more);
    const play = show(match);
    await fireEvent.click(button("merge")!);
    await fireEvent.click(document.querySelector(".who")!);
    await settled();
    expect(play.aim).toEqual(mv.proposeMerge(1));
    await fireEvent.click(document.querySelector(".share input[type=checkbox]")!);
    await settled();
    expect(play.aim).toEqual(mv.proposeMerge(1, 50));
  });

  it("names no share where there is no series, and says what becomes of the junior", async () => {
    const match = new LiveMatch("idle", [mv.proposeMerge(1)], {}, { outlook: outlook({ mergers: [merger(0, 1)] }) });
    match.table.series = null;
    show(match);
    await fireEvent.click(button("merge")!);
    await fireEvent.click(document.querySelector(".who")!);
    await settled();
    expect(document.querySelector(".share")).toBeNull();
    const note = document.querySelector(".note.prepared")!.textContent;
    expect(note).toContain("merge-behind");
    expect(note).not.toContain("merge-series");
  });

  it("leads the focus on when what had it is gone", async () => {
    const match = new LiveMatch("phase-two", [mv.colonise("honan", "shensi"), mv.endPhase]);
    show(match);
    const row = document.querySelector<HTMLButtonElement>(".opt")!;
    row.focus();
    await fireEvent.click(row);
    await settled();
    expect(row.isConnected).toBe(false);
    expect(document.activeElement).toBe(button("confirm"));
  });
});

describe("the throw that decides an attack", () => {
  const told = (...entries: Record<string, unknown>[][]): Told[] => entries.map((events, entry) => ({ entry, events }));
  const attacked = { kind: "attacked", seat: 0, owner: 1, from: "honan", to: "hunan", barrier: "open" };
  const throwing = (face: number) => [
    { kind: "rolled", seat: 0, dice: 1 },
    { kind: "die", face, strikes: 1 - (face % 2) },
    { kind: "fought", from: "honan", to: "hunan", attackers: face % 2, defenders: 1 - (face % 2) },
  ];
  const repelled = { kind: "repelled", seat: 0, from: "honan", to: "hunan" };
  const strip = () => document.querySelector(".last-throw");

  it("is shown to the winner, who is asked how many advance", async () => {
    const match = new LiveMatch("advance", [mv.advance(0), mv.advance(1)], { battle: { ...battle, thrown: true } });
    match.told = told([attacked], [{ kind: "stood", seat: 1 }], throwing(4));
    show(match);
    expect(strip()!.querySelectorAll(".die")).toHaveLength(1);
    // In the colour of whom it strikes.
    expect(strip()!.querySelector(".die")!.classList).toContain("seat-1");
    expect(strip()!.textContent).toContain("battle-lost");
    // Not where the defender has left.
    match.told = told([attacked], throwing(4), [{ kind: "withdrew", seat: 1, province: "hunan", to: "fukien" }]);
    await tick();
    expect(strip()).toBeNull();
  });
  it("is shown in a lesson, which keeps no log", () => {
    const match = new LiveMatch("advance", [mv.advance(0), mv.advance(1)], { battle: { ...battle, thrown: true } });
    match.told = undefined as never;
    match.fresh = throwing(2);
    show(match);
    expect(strip()).not.toBeNull();
  });
  it("is shown to the attacker who was repelled, until something else is chosen", async () => {
    const attacks = [{ from: "hupeh", to: "hunan", card: null, odds }];
    const more = { outlook: outlook({ attacks }) };
    const match = new LiveMatch("idle", [mv.attack("hupeh", "hunan"), mv.endPhase], {}, more);
    match.told = told([{ kind: "turn", seat: 0, turn: 5 }], [attacked], [...throwing(3), repelled]);
    const play = show(match);
    expect(strip()!.textContent).toContain("event-repelled");
    await fireEvent.click(option("attack hupeh hunan")!);
    await settled();
    expect(strip()).toBeNull();
    // The target, then the source.
    for (let n = 0; n < 2; n++) play.cancel();
    await tick();
    expect(strip()).not.toBeNull();
  });
  it("is shown to the defender, but not in the next turn any more", async () => {
    const match = new LiveMatch("idle", [], { active: 1 });
    [match.asks, match.mine] = [1, false];
    const log = [[attacked], [...throwing(3), repelled]];
    match.told = told(...log);
    show(match);
    expect(strip()!.textContent).toContain("event-repelled");
    match.told = told(...log, [{ kind: "turn", seat: 0, turn: 6 }]);
    await tick();
    expect(strip()).toBeNull();
  });
});

describe("what can be done no more", () => {
  const note = () => document.querySelector(".asked .note")!.textContent;
  it("is told by its cause: nobody is near, or all markers there have advanced (E48)", () => {
    show(new LiveMatch("idle", [mv.proposeMerge(1), mv.endPhase]));
    expect(note()).toContain("attack-spent");
    expect(note()).toContain("attack-talk");
    document.body.innerHTML = "";
    const play = show(new LiveMatch("idle", [mv.endPhase], {}, { outlook: outlook({ facing: false }) }));
    expect(note()).toContain("attack-none");
    expect(note()).not.toContain("attack-talk");
    expect(play.prompt).toEqual({ id: "play-attack-over" });
  });
  it("is a second offer: the prompt has no more of it (E38)", () => {
    const under = { ...battle, from: "hunan", to: "hupeh", defender: 0, offered: true };
    const changes = { battle: under, active: 1 };
    const asked = (legal: Move[]) =>
      new EmperorPlay(new LiveMatch("defender-to-answer", legal, changes).context).prompt?.id;
    expect(asked([mv.stand, mv.withdraw("honan"), mv.offerMerge()])).toBe("play-defend");
    expect(asked([mv.stand, mv.withdraw("honan")])).toBe("play-defend-leave");
    expect(asked([mv.stand, mv.offerMerge()])).toBe("play-defend-stuck");
    expect(asked([mv.stand])).toBe("play-stand");
  });
  it("is what would be left undone: said beside the button that ends the phase", () => {
    const legal: Move[] = [
      mv.colonise("honan", "shensi"),
      mv.colonise("hupeh", "shensi"),
      mv.colonise("honan", "hopeh"),
      mv.endPhase,
    ];
    show(new LiveMatch("phase-two", legal));
    const described = document.getElementById(button("end_phase")!.getAttribute("aria-describedby")!);
    expect(described!.textContent).toBe("end-left-colonise");
    document.body.innerHTML = "";
    show(new LiveMatch("phase-three", [mv.endPhase]));
    expect(button("end_phase")!.hasAttribute("aria-describedby")).toBe(false);
  });
});

describe("a merger by the active player, who becomes the junior (E27)", () => {
  const prepared = async (when: Joining): Promise<string> => {
    document.body.innerHTML = "";
    const more = { outlook: outlook({ mergers: [merger(1, 0, { lost: 2, cards: 1, when })] }) };
    show(new LiveMatch("idle", [mv.proposeMerge(1), mv.endPhase], {}, more));
    await fireEvent.click(button("merge")!);
    await fireEvent.click(document.querySelector(".who")!);
    await settled();
    return document.querySelector(".note.prepared")!.textContent;
  };
  it("promises no cards in the last turn (E60)", async () => {
    expect(await prepared("after-cards")).toContain("merge-later");
    const last = await prepared("at-turn-end");
    expect(last).toContain("merge-last");
    expect(last).not.toContain("merge-later");
  });
  it("says on a small phone, too, what joining means, and no more", async () => {
    screen.small = true;
    const said = await prepared("after-cards");
    screen.small = false;
    expect(said.trim()).toBe("merge-later");
  });
  it("is told while the cards are named", () => {
    const pending = { senior: 1, share: null };
    show(new LiveMatch("designate-yang", [mv.yang("honan")], { pending }));
    expect(document.querySelector(".pending")!.textContent).toContain("words-pending");
  });
});

describe("cards that were drawn before the curtain fell", () => {
  const drew = [
    { kind: "drew-yang", seat: 0, card: "city" },
    { kind: "drew-yin", seat: 0, card: "plague" },
    { kind: "turn", seat: 1, turn: 4 },
  ];
  const log = [{ events: drew }, { events: [{ kind: "turn", seat: 0, turn: 5 }] }];
  const begun = (local: boolean): LiveMatch => {
    const match = new LiveMatch("phase-one", [mv.grow("honan"), mv.grow("hupeh")]);
    match.table.seats = [person(), person(local)];
    match.told = log.map((step, entry) => ({ entry, ...step }));
    return match;
  };
  it("are shown once more at the beginning of the next turn, where a screen is shared", async () => {
    const match = begun(true);
    show(match);
    expect(document.querySelector(".drew .yang")!.textContent).toContain("card-city");
    match.told = [...match.told, { entry: 2, events: [{ kind: "grew", seat: 0, province: "honan", back: false }] }];
    await tick();
    expect(document.querySelector(".drew")).toBeNull();
  });
  it("are not where everybody has a screen", () => {
    show(begun(false));
    expect(document.querySelector(".drew")).toBeNull();
  });
});

describe("the stepper", () => {
  it("counts the turns wherever the standing is a sheet", async () => {
    const match = new LiveMatch("idle", []);
    render(Steps, { match: match.context, play: new EmperorPlay(match.context) });
    expect(document.querySelector(".brief")).toBeNull();
    screen.sheets = true;
    await tick();
    expect(document.querySelector(".brief")!.textContent).toContain("5/33");
    screen.sheets = false;
  });
  it("marks the phase, and what was done before it", () => {
    const match = new LiveMatch("phase-three", [mv.endPhase], {}, { outlook: outlook({ phases: phasesAt(3) }) });
    match.told = [
      {
        entry: 0,
        events: [
          { kind: "turn", seat: 0 },
          { kind: "colonised", seat: 0 },
        ],
      },
    ];
    render(Steps, { match: match.context, play: new EmperorPlay(match.context) });
    const steps = [...document.querySelectorAll(".e-steps li")];
    const signs = steps.map((s) => s.querySelector(".no")!.classList);
    expect(signs.map((s) => ["done", "now"].filter((c) => s.contains(c)).join())).toEqual([
      "done",
      "done",
      "now",
      "",
      "",
    ]);
    expect(steps[2]!.getAttribute("aria-current")).toBe("step");
    expect(steps[1]!.textContent).toContain("step-done-2");
  });
  it("leaves out phases that a turn does not have", () => {
    const lot = { origin: null, count: 3 };
    const placing = { lots: [lot, lot], left: 6, next: 3, rooms: [] };
    const more = { outlook: outlook({ phases: phasesAt(1, [1, 5]), growing: placing }) };
    const match = new LiveMatch("place-initial", [], { turn: 0 }, more);
    const said: unknown[] = [];
    match.say = (phrase: { id: string; args?: unknown } | string) => {
      if (typeof phrase === "object" && phrase.id === "step-settle") said.push(phrase.args);
      return typeof phrase === "string" ? phrase : phrase.id;
    };
    render(Steps, { match: match.context, play: new EmperorPlay(match.context) });
    const names = [...document.querySelectorAll(".e-steps li b")].map((name) => name.textContent);
    expect(names).toEqual(["step-1", "step-5"]);
    // Provinces, not markers.
    expect(said).toEqual([{ left: 2 }]);
  });
  it("draws a slip for each turn", () => {
    const match = new LiveMatch("idle", []);
    const countdown = { by: "turns", now: 5, all: 33, turns: [1, 0, 1, 0] } as const;
    const shown = withOutlook(match.view, { countdown: { ...countdown, turns: [...countdown.turns] } });
    render(Countdown, { match: { ...match.context, view: shown, seat: 0, say: (id: string) => id } as never });
    const slips = [...document.querySelectorAll(".slips i")];
    expect(slips.flatMap((slip, n) => (slip.classList.contains("own") ? [n + 1] : []))).toEqual([7, 9]);
    expect(slips).toHaveLength(33);
    expect(slips.filter((s) => s.classList.contains("past"))).toHaveLength(4);
    expect(slips[4]!.classList).toContain("now");
  });
});
