import { fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Told } from "../../lib/wire/wire";
import Dock from "./Dock.svelte";
import { board, FakeMatch, VIENNA, view } from "./fixtures";
import { EmperorPlay } from "./play.svelte";
import Countdown from "./Countdown.svelte";
import Steps from "./Steps.svelte";
import type { Battle, Point, Table, View } from "./wire";

/** A match that what is drawn follows, with the question of the point. */
class LiveMatch extends FakeMatch {
  override view = $state.raw<View>(view("idle"));
  override legal = $state.raw<string[]>([]);
  override mine = $state(true);
  asks = $state<number | null>(0);
  told = $state.raw<Told[]>([]);
  order = $state<string | null>(null);
  setOrder = vi.fn(async (order: string | null) => {
    this.order = order;
    return null;
  });
  past = false;
  table = { seats: [{}, {}] };

  constructor(point: Point, legal: string[], changes: Partial<Table> = {}, more: Partial<View> = {}) {
    super(point, legal);
    for (const name of ["view", "legal", "mine"]) Reflect.deleteProperty(this, name);
    this.view = view(point, changes, more);
    this.legal = legal;
  }
  get state(): unknown {
    return { waiting: this.asks === null ? { kind: "over" } : { kind: "seat", seat: this.asks }, result: null };
  }
}

const odds = { win: 7500, lost: [100, 200], lost_at_once: null, attackers_left: [7500], defenders_left: [2500] };
const battle: Battle = { from: "honan", to: "hunan", defender: 1, thrown: false, offered: false, dice: 0 };
const outlook = (more: object) => ({ ...view("idle").outlook, ...more }) as View["outlook"];
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
    const match = new LiveMatch("idle", ["attack honan hunan", "end_phase"], {}, { outlook: outlook({ attacks }) });
    show(match);
    expect(option("attack hupeh hunan")!.classList).toContain("dim");
    expect(option("attack honan hunan")!.classList).not.toContain("dim");
    await fireEvent.click(option("attack honan hunan")!);
    await settled();
    expect(document.querySelector(".odds")).not.toBeNull();
    expect(match.played).toEqual([]);
    await fireEvent.click(button("confirm")!);
    await settled();
    expect(match.played).toEqual(["attack honan hunan"]);
  });

  it("throws as many dice as chosen", async () => {
    const changes = { battle, rules: { ...VIENNA, many_dice: true } };
    const match = new LiveMatch("attacker-to-roll", ["break_off", "roll 1", "roll 2"], changes);
    show(match);
    const [one, two] = document.querySelectorAll<HTMLButtonElement>(".count button");
    expect(two!.getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(one!);
    await fireEvent.click(button("confirm")!);
    await settled();
    expect(match.played).toEqual(["roll 1"]);
  });

  it("sends nothing twice while a move is on its way, and keeps its buttons", async () => {
    const match = new LiveMatch("attacker-to-roll", ["break_off", "roll 1"], { battle });
    show(match);
    match.mine = false;
    await tick();
    expect(button("confirm")!.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(button("confirm")!);
    expect(match.played).toEqual([]);
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

  it("lets a defender answer once for the whole attack", async () => {
    const under = { ...battle, from: "hunan", to: "hupeh", defender: 0 };
    const match = new LiveMatch("defender-to-answer", ["stand", "withdraw honan"], { battle: under, active: 1 });
    show(match);
    const select = document.querySelector<HTMLSelectElement>('[data-testid="order"]')!;
    expect([...select.options].map((o) => o.value)).toEqual(["", "stand", "withdraw honan 1", "withdraw honan 2"]);
    await fireEvent.change(select, { target: { value: "withdraw honan 1" } });
    await settled();
    expect(match.setOrder).toHaveBeenCalledWith("withdraw honan 1");
    await fireEvent.change(select, { target: { value: "" } });
    expect(match.setOrder).toHaveBeenLastCalledWith(null);
  });

  it("says what would find no room in a refuge: the house knows", async () => {
    const under = { ...battle, from: "hunan", to: "hupeh", defender: 0 };
    const match = new LiveMatch("defender-to-answer", ["stand", "withdraw honan"], { battle: under, active: 1 });
    const said: unknown[] = [];
    match.say = (phrase: { id: string } | string, args?: unknown) => {
      if (phrase === "withdraw-sum") said.push(args);
      return typeof phrase === "string" ? phrase : phrase.id;
    };
    match.answer = () => ({ events: [{ kind: "withdrew", lost: 2 }], view: match.view });
    show(match);
    await settled();
    expect(said.at(-1)).toEqual({ there: 5, here: 3, sum: 8, lost: 2 });
  });

  it("names a share only when asked to", async () => {
    const merger = { senior: 0, junior: 1, lost: 0, cards: 0, markers: 9, provinces: 5, points: 20 };
    const match = new LiveMatch(
      "idle",
      ["propose_merge 1", "end_phase"],
      {},
      { outlook: outlook({ mergers: [merger] }) },
    );
    const play = show(match);
    await fireEvent.click(button("merge")!);
    await fireEvent.click(document.querySelector(".who")!);
    await settled();
    expect(play.aim).toBe("propose_merge 1");
    await fireEvent.click(document.querySelector(".share input[type=checkbox]")!);
    await settled();
    expect(play.aim).toBe("propose_merge 1 50");
  });

  it("leads the focus on when what had it is gone", async () => {
    const match = new LiveMatch("phase-two", ["colonise honan shensi", "end_phase"]);
    show(match);
    const row = document.querySelector<HTMLButtonElement>(".opt")!;
    row.focus();
    await fireEvent.click(row);
    await settled();
    expect(row.isConnected).toBe(false);
    expect(document.activeElement).toBe(button("confirm"));
  });
});

describe("the stepper", () => {
  it("marks the phase, and what was done before it", () => {
    const match = new LiveMatch("phase-three", ["end_phase"]);
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
    expect(steps.map((s) => s.className.replace(/svelte-\w+/, "").trim())).toEqual(["done", "done", "now", "", ""]);
    expect(steps[2]!.getAttribute("aria-current")).toBe("step");
    expect(steps[1]!.textContent).toContain("step-done-2");
  });
  it("draws a slip for each turn", () => {
    const match = new LiveMatch("idle", []);
    render(Countdown, {
      match: { ...match.context, board, view: match.view, seat: 0, say: (id: string) => id } as never,
    });
    const slips = [...document.querySelectorAll(".slips i")];
    expect(slips).toHaveLength(33);
    expect(slips.filter((s) => s.classList.contains("past"))).toHaveLength(4);
    expect(slips[4]!.classList).toContain("now");
  });
});
