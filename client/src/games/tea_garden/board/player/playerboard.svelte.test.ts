// @vitest-environment jsdom
import { fireEvent, render } from "../../../../rendering";
import { tick } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { illegal } from "../../../../lib/wire/problem";
import type { Args } from "../../../../lib/words/seats";
import type { Phrase } from "../../../contract";
import { board, FakeMatch, leafList, mv, turn, view } from "../../fixtures";
import MyBoard from "./MyBoard.svelte";
import { TeaPlay } from "../../play/play.svelte";
import PlayerBoard from "./PlayerBoard.svelte";
import RivalBoard from "./RivalBoard.svelte";
import type { View } from "../../view";
import type { Cost, Move, Outlook, Point } from "../../wire";

/** A match that what is drawn follows. */
class LiveMatch extends FakeMatch {
  override view = $state.raw<View>(view("menu"));
  override legal = $state.raw<Move[]>([]);
  override mine = $state(true);
  constructor(of: View, legal: Move[]) {
    super(of, legal);
    for (const name of ["view", "legal", "mine"]) Reflect.deleteProperty(this, name);
    this.view = of;
    this.legal = legal;
  }
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const heap = (leaf: string) => find(`button[data-leaf="${leaf}"]`);
const ringed = (leaf: string) => document.querySelectorAll(`[data-leaf="${leaf}"] .picked`).length;
const settled = async () => {
  await new Promise((done) => setTimeout(done));
  await tick();
};

function show(of: View, legal: Move[]): { match: LiveMatch; play: TeaPlay } {
  const match = new LiveMatch(of, legal);
  const play = new TeaPlay(match.context);
  render(MyBoard, { match: match.context, play });
  return { match, play };
}

beforeEach(() => {
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

const bill: Point = {
  pay: { left: 2, brown: 0, quality: 3, pots_brown: 0, pots_any: 0, last: "g1", keep: 0, cause: "fee" },
};
const rich = { green: [0, 2, 3, 0, 0, 0], brown: [0, 0, 0, 1, 0, 0] } as Partial<View["table"]["seats"][number]>;

describe("leaves on my board", () => {
  const payment: Partial<Outlook> = {
    leaves: leafList({
      least: 2,
      most: 2,
      quality: 3,
      open: [
        ["g3", 3],
        ["b4", 1],
      ],
      proposed: ["g3", "g3"],
    }),
  };

  it("are proposed with a ring, and swapped by a press", async () => {
    const { play } = show(view(bill, rich, {}, payment), [mv.pay("g3")]);
    expect(ringed("g3")).toBe(2);
    await fireEvent.click(heap("b4")!);
    expect(play.leaves.picked).toEqual(["g3", "b4"]);
    expect([ringed("g3"), ringed("b4")]).toEqual([1, 1]);
  });

  it("are picked by number keys, brown ones with Shift", async () => {
    const { play } = show(view(bill, rich, {}, payment), [mv.pay("g3")]);
    await fireEvent.keyDown(document.body, { code: "Digit4", key: "$", shiftKey: true });
    expect(play.leaves.picked).toEqual(["g3", "b4"]);
  });

  it("that do not fit are asked about", async () => {
    const { match, play } = show(view(bill, rich, {}, payment), [mv.pay("g3")]);
    match.answer = () => illegal("T15", "pay-quality");
    expect(heap("g2")!.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(heap("g2")!);
    await settled();
    expect(match.asked).toContainEqual([mv.pay("g2")]);
    expect(play.refusal?.illegal?.kind).toBe("pay-quality");
  });

  it("are walked through with arrows, one of them a Tab stop", async () => {
    show(view(bill, rich, {}, payment), [mv.pay("g3")]);
    expect(document.querySelectorAll('button.heap[tabindex="0"]')).toHaveLength(1);
    heap("g3")!.focus();
    await fireEvent.keyDown(heap("g3")!, { key: "ArrowRight" });
    await settled();
    expect(document.activeElement).toBe(heap("b4"));
  });

  it("are no buttons while nothing is asked of them", () => {
    show(view("menu", rich), []);
    expect(heap("g3")).toBeNull();
    expect(document.querySelectorAll('[data-leaf="g3"] .leaf')).toHaveLength(3);
  });
});

describe("the next round", () => {
  it("is shown on demand, and by itself when I have passed", async () => {
    const { match } = show(view("menu", rich), []);
    expect(find(".then")).toBeNull();
    await fireEvent.click(find(".ripening")!);
    expect(document.querySelectorAll(".then")).toHaveLength(6);
    await fireEvent.click(find(".ripening")!);
    expect(find(".then")).toBeNull();
    match.view = view("menu", { ...rich, passed: true }, { active: 1, round: 3 });
    await settled();
    expect(find(".then")).not.toBeNull();
  });

  it("is none after the last round", () => {
    show(view("menu", rich, { round: 5 }), []);
    expect(find(".ripening")).toBeNull();
  });
});

it("a pagoda is aimed at and then sent; one that is out of reach is asked about", async () => {
  const { match, play } = show(view({ pagoda: { space: "2a" } }, { pagodas: [3, 5] }), [mv.pagoda(3)]);
  expect(document.querySelectorAll("button[data-pagoda]")).toHaveLength(2);
  await fireEvent.click(find('[data-pagoda="3"]')!);
  await settled();
  expect(play.aim).toEqual(mv.pagoda(3));
  expect(find('[data-pagoda="3"]')!.getAttribute("aria-pressed")).toBe("true");
  await fireEvent.click(find('[data-pagoda="5"]')!);
  await settled();
  expect(match.asked).toContainEqual([mv.pagoda(5)]);
});

describe("cup rows", () => {
  const rows = [{ tiles: ["C01", "C02", "C03"], markers: [2, 0] }];

  it("show the new tile at every end where it may lie", async () => {
    const legal: Move[] = [mv.place(0, "left"), mv.place(0, "right"), mv.placeNew];
    const { play } = show(view({ place: { province: "red" } }, { rows }), legal);
    expect([...document.querySelectorAll<HTMLElement>("[data-end]")].map((e) => e.dataset.end)).toEqual([
      "1 left",
      "1 right",
      "new",
    ]);
    await fireEvent.click(find('[data-end="1 right"]')!);
    expect(play.aim).toEqual(mv.place(0, "right"));
  });

  it("let a marker be used: the marker, then one of its two tiles", async () => {
    const { play } = show(view("menu", { rows }), [mv.marker(0, 0, "left"), mv.marker(0, 0, "right")]);
    expect(document.querySelectorAll("[data-spot]")).toHaveLength(1);
    expect(find("[data-side]")).toBeNull();
    await fireEvent.click(find('[data-spot="1.1"]')!);
    expect(document.querySelectorAll("[data-side]")).toHaveLength(2);
    await fireEvent.click(find('[data-side="right"]')!);
    expect(play.aim).toEqual(mv.marker(0, 0, "right"));
  });

  it("let a new marker be put on a connection", async () => {
    const { play } = show(view("put", { rows }), [mv.put(0, 0), mv.put(0, 1)]);
    await fireEvent.click(find('[data-spot="1.2"]')!);
    expect(play.aim).toEqual(mv.put(0, 1));
  });
});

describe("turn slots", () => {
  const slot = { top: "S01", cards: ["S01"] };

  it("show cards that are raised, the top one first", async () => {
    const { play } = show(view("menu"), [mv.top("S01"), mv.top("S08"), mv.pass]);
    expect(find('[data-slot="1"] .tentative')).toBeNull();
    play.raised.raise("S01");
    play.raised.setTop("S08");
    await settled();
    expect(document.querySelectorAll('[data-slot="1"] .tentative > *')).toHaveLength(2);
    expect(find('[data-slot="1"] .front .strength')!.textContent).toBe("2");
  });

  it("let a bonus of the top card be used there", async () => {
    const top = board.action_cards.cards.find((card) => card.bonus.length > 0)!.id;
    const { play } = show(view("menu", { slots: [{ top, cards: [top] }] }, { turn: turn({ played: true }) }), [
      mv.bonus(0),
    ]);
    expect(find('[data-slot="1"] .glow')).not.toBeNull();
    await fireEvent.click(find('[data-slot="1"] button')!);
    expect(play.aim).toEqual(mv.bonus(0));
  });

  it("have the fee as a button in the fourth turn", async () => {
    const { play } = show(view("menu", { slots: [slot, slot, slot] }), [mv.pass, mv.fee]);
    await fireEvent.click(find('[data-slot="4"] button')!);
    expect(play.aim).toEqual(mv.fee);
  });

  it("say what the fee is, as the house tells it", () => {
    const fee: Cost[] = [
      { kind: "leaves", n: 5 },
      { kind: "brown", n: 2 },
    ];
    const match = new LiveMatch(view("menu", { slots: [slot, slot, slot] }, {}, { fee }), [mv.pass]);
    const said: unknown[] = [];
    const say = match.say.bind(match);
    match.say = (phrase: Phrase | string, args?: Args): string => {
      if (phrase === "mine-slot-fee") said.push(args);
      return say(phrase);
    };
    render(PlayerBoard, { match: match.context, seat: 0 });
    const price = [
      { id: "price-any", args: { n: 5 } },
      { id: "price-brown", args: { n: 2 } },
    ];
    expect(said.at(-1)).toEqual({ n: 4, price });
  });

  it("show the cards of a turn large", async () => {
    show(view("menu", { slots: [{ top: "S08", cards: ["S01", "S08"] }] }, { turn: turn({ played: true }) }), []);
    await fireEvent.click(find('[data-slot="1"] button')!);
    await settled();
    expect(document.querySelectorAll("dialog .shelf li")).toHaveLength(2);
  });
});

it("another board can be looked at, but not pressed", async () => {
  const match = new LiveMatch(view("menu"), []);
  render(RivalBoard, { match: match.context, seat: 1 });
  await settled();
  expect(find('dialog [data-seat="1"]')).not.toBeNull();
  expect(document.querySelectorAll("dialog button.heap, dialog button[data-pagoda], dialog [data-spot]")).toHaveLength(
    0,
  );
});
