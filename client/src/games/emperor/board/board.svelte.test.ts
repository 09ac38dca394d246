// @vitest-environment jsdom
import { cleanup, fireEvent, render } from "../../../rendering";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { screen } from "../../../lib/ui/screen.svelte";
import Board from "./Board.svelte";
import { FakeMatch, mv, view } from "../fixtures";
import { nextOf } from "../play/keys";
import { EmperorPlay } from "../play/play.svelte";

let match: FakeMatch;
let play: EmperorPlay;
const place = (id: string): SVGElement => document.querySelector(`[data-place="${id}"]`)!;
const key = (at: Element, name: string, more = {}): Promise<boolean> => fireEvent.keyDown(at, { key: name, ...more });
const used = (use: string): string[] =>
  [...document.querySelectorAll<SVGElement>(`[data-use="${use}"]`)].map((e) => e.dataset.place!).sort();

beforeEach(() => {
  // What jsdom does not have.
  (SVGElement.prototype as SVGGraphicsElement).getScreenCTM = () => null;
  Object.defineProperty(SVGSVGElement.prototype, "viewBox", {
    configurable: true,
    get: () => ({ baseVal: { width: 1000, height: 1000 } }),
  });
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  match = new FakeMatch("phase-two", [mv.colonise("honan", "shansi"), mv.colonise("honan", "hopeh"), mv.endPhase]);
  play = new EmperorPlay(match.context);
  render(Board, { match: match.context, play });
});

describe("the provinces", () => {
  it("are one Tab stop, and each is a button with a sentence", () => {
    const all = [...document.querySelectorAll("[data-place]")];
    expect(all).toHaveLength(21);
    expect(all.filter((e) => e.getAttribute("tabindex") === "0")).toHaveLength(1);
    expect(place("honan").getAttribute("aria-label")).toBe("spot-held");
    expect(place("korea").getAttribute("aria-label")).toBe("spot-free");
  });
  it("say what they are good for", async () => {
    expect(used("source")).toEqual(["honan"]);
    expect(used("target")).toEqual(["hopeh", "shansi"]);
    await fireEvent.click(place("honan"));
    expect(used("chosen")).toEqual(["honan"]);
    expect(used("source")).toEqual([]);
    expect(place("honan").getAttribute("aria-pressed")).toBe("true");
  });
});

describe("keys", () => {
  it("go to the neighbour in their direction, and choose it", async () => {
    play.moveTo("honan");
    await tick();
    place("honan").focus();
    await key(place("honan"), "ArrowUp");
    const north = play.cursor;
    expect(["shansi", "hopeh"]).toContain(north);
    expect(document.activeElement).toBe(place(north));
    await key(place(north), "Enter");
    expect(play.aim).toEqual(mv.colonise("honan", north));
    await tick();
    await key(place(north), "Enter");
    await tick();
    expect(match.played).toEqual([[mv.colonise("honan", north)]]);
  });
  it("lead from one lit province to the next, from anywhere on the page", async () => {
    await key(document.body, "l");
    const first = play.cursor;
    await key(place(first), "l");
    expect(play.cursor).not.toBe(first);
    await key(place(play.cursor), "L", { shiftKey: true });
    expect(play.cursor).toBe(first);
    expect(["honan", "shansi", "hopeh"]).toContain(first);
    expect(nextOf([], "honan", 1)).toBeNull();
    expect(nextOf(["a", "b"], "b", 1)).toBe("a");
    expect(nextOf(["a", "b"], "", -1)).toBe("b");
  });
  it("press the buttons of the dock, and show things on the map", async () => {
    await key(document.body, "i");
    expect(play.show.influence).toBe(true);
    await key(document.body, "x");
    expect(match.played).toEqual([]);
    await key(document.body, "e");
    await tick();
    expect(match.played).toEqual([[mv.endPhase]]);
  });
  it("that are held down play nothing, but walk on", async () => {
    await key(document.body, "e", { repeat: true });
    await key(document.body, "i", { repeat: true });
    expect([match.played, play.show.influence]).toEqual([[], false]);
    await key(document.body, "l", { repeat: true });
    const first = play.cursor;
    await key(place(first), "l", { repeat: true });
    expect(play.cursor).not.toBe(first);
    await key(place(play.cursor), "Enter", { repeat: true });
    expect([play.source, play.target]).toEqual([null, null]);
  });
  it("are left to a panel that scrolls", async () => {
    document.body.insertAdjacentHTML(
      "beforeend",
      '<div class="emperor-dock"><div class="context" tabindex="0"><button>row</button></div></div>',
    );
    const panel = document.querySelector<HTMLElement>(".context")!;
    panel.focus();
    // Not prevented: the panel scrolls.
    expect(await key(panel, "ArrowDown")).toBe(true);
    expect(document.activeElement).toBe(panel);
    panel.removeAttribute("tabindex");
    expect(await key(panel.firstElementChild!, "ArrowDown")).toBe(false);
    expect(document.activeElement?.hasAttribute("data-place")).toBe(true);
    panel.parentElement!.remove();
  });
  it("leave Enter to what folds, and lead who wants to be asked to the button", async () => {
    play.link("honan", "shansi");
    await tick();
    document.body.insertAdjacentHTML("beforeend", '<details class="emperor-dock"><summary>more</summary></details>');
    const summary = document.querySelector("summary")!;
    await key(summary, "Enter");
    expect(match.played).toEqual([]);
    summary.parentElement!.remove();
    match.confirm = "button";
    play.toButton = vi.fn();
    await key(document.body, "Enter");
    expect(match.played).toEqual([]);
    expect(play.toButton).toHaveBeenCalledOnce();
    match.confirm = "tap";
    await key(document.body, "Enter");
    expect(match.played).toEqual([[mv.colonise("honan", "shansi")]]);
  });
  it("on a page of the rules are for the board they were pressed on", async () => {
    cleanup();
    const example = Object.assign(new FakeMatch("phase-two", []), {
      example: { moves: [mv.settle("honan")], counted: null },
    });
    play = new EmperorPlay(example.context);
    render(Board, { match: example.context, play });
    await key(document.body, "i");
    expect(play.show.influence).toBe(false);
    await key(place("honan"), "i");
    expect(play.show.influence).toBe(true);
  });
  it("zoom the map", async () => {
    const zoomed = () => document.querySelector(".panzoom")!.classList.contains("zoomed");
    await key(document.body, "z");
    expect(zoomed()).toBe(true);
    await key(document.body, "Z", { shiftKey: true });
    expect(zoomed()).toBe(false);
  });
  it("are left to whoever writes", async () => {
    const field = document.createElement("input");
    document.body.append(field);
    await key(field, "e");
    await key(document.body, "e", { ctrlKey: true });
    expect(match.played).toEqual([]);
    field.remove();
  });
});

it("shows what the lines mean only where there is room, also when the window becomes small", async () => {
  expect(document.querySelector(".legend")).not.toBeNull();
  screen.narrow = true;
  await tick();
  expect(document.querySelector(".legend")).toBeNull();
  screen.narrow = false;
});

it("holds the decks where the standing is in a sheet", async () => {
  expect(document.querySelector(".decks")).toBeNull();
  screen.sheets = true;
  await tick();
  expect([...document.querySelectorAll(".piles .n")].map((n) => n.textContent)).toEqual(["32", "0"]);
  expect(document.querySelector(".piles .sr")!.textContent).toBe("decks-left");
  // Out of the way of the open row of buttons.
  await fireEvent.click(document.querySelector("button.eye")!);
  expect(document.querySelector(".piles")!.classList).toContain("up");
  screen.sheets = false;
});

it("shows on a phone who claims the throne, who is cornered and who joins whom", async () => {
  const [me, other] = match.view.table.seats as [never, never];
  const seats = [Object.assign({}, me, { cornered: 3 }), Object.assign({}, other, { claim: true })];
  match.view = view("phase-two", { seats, pending: { senior: 1, share: null } });
  document.body.innerHTML = "";
  render(Board, { match: match.context, play });
  expect(document.querySelector(".signs")).toBeNull();
  screen.sheets = true;
  await tick();
  const signs = [...document.querySelectorAll(".signs li")];
  expect(signs.map((sign) => sign.querySelector(".sr")!.textContent)).toEqual([
    "words-cornered",
    "words-pending",
    "words-claim",
  ]);
  screen.sheets = false;
});

it("keeps the refuges of an attack clear, and rims the chosen one", async () => {
  const battle = { from: "hunan", to: "hupeh", defender: 0, thrown: false, offered: false, dice: 0 };
  match = new FakeMatch("defender-to-answer", [mv.stand, mv.withdraw("honan"), mv.withdraw("anhwei")], {
    battle,
    active: 1,
  });
  document.body.innerHTML = "";
  play = new EmperorPlay(match.context);
  render(Board, { match: match.context, play });
  const holes = document.querySelector(".veil")!.getAttribute("d")!;
  for (const id of ["hunan", "hupeh", "honan", "anhwei"]) expect(holes).toContain(place(id).getAttribute("d")!);
  expect(holes).not.toContain(place("korea").getAttribute("d")!);
  expect(document.querySelectorAll(".rims .chosen")).toHaveLength(0);
  play.choose(mv.withdraw("honan"));
  await tick();
  expect(document.querySelectorAll(".rims .chosen")).toHaveLength(1);
});

describe("an attack on a phone", () => {
  const battle = { from: "hunan", to: "hupeh", defender: 0, thrown: false, offered: false, dice: 0 };
  const zoomed = () => document.querySelector(".panzoom")!.classList.contains("zoomed");
  const shown = (seat: number | null): void => {
    cleanup();
    // What jsdom does not have: a box with a size.
    Object.defineProperty(HTMLElement.prototype, "clientWidth", { configurable: true, get: () => 360 });
    Object.defineProperty(HTMLElement.prototype, "clientHeight", { configurable: true, get: () => 316 });
    match = new FakeMatch("defender-to-answer", [mv.stand, mv.withdraw("honan")], { battle, active: 1 });
    match.seat = seat;
    play = new EmperorPlay(match.context);
    screen.phone = true;
    render(Board, { match: match.context, play });
    screen.phone = false;
  };
  afterEach(() => {
    for (const side of ["clientWidth", "clientHeight"]) Reflect.deleteProperty(HTMLElement.prototype, side);
  });
  it("zooms the map to what it is about; a tap shows the whole board", async () => {
    shown(0);
    expect(zoomed()).toBe(true);
    await fireEvent.click(document.querySelector(".whole")!);
    expect(zoomed()).toBe(false);
  });
  it("leaves alone who only looks on", () => {
    shown(null);
    expect(zoomed()).toBe(false);
  });
});

describe("the odds on the map", () => {
  it("are those of attacks that may be made, until one begins somewhere", async () => {
    const odds = (win: number) => ({ win, lost: [0, 0], lost_at_once: null, attackers_left: [], defenders_left: [] });
    const attack = (from: string, win: number, card: string | null) => ({ from, to: "hunan", card, odds: odds(win) });
    match = new FakeMatch("idle", [mv.attack("honan", "hunan"), mv.attack("hupeh", "kiangsu"), mv.endPhase]);
    const attacks = [attack("honan", 2000, null), attack("hupeh", 9000, "cross_water")] as never;
    match.view = { ...match.view, outlook: { ...match.view.outlook, attacks } };
    match.say = (phrase: { id: string } | string, args?: { value?: number }) =>
      phrase === "map-percent" ? `${args?.value} %` : typeof phrase === "string" ? phrase : phrase.id;
    document.body.innerHTML = "";
    play = new EmperorPlay(match.context);
    render(Board, { match: match.context, play });
    const shown = () => [...document.querySelectorAll(".odds text")].map((t) => t.textContent);
    expect(shown()).toEqual(["20 %"]);
    play.beginFrom("hupeh");
    await tick();
    expect(shown()).toEqual(["90 %"]);
  });
});

describe("a drag", () => {
  const send = (at: Element, type: string, x: number): boolean =>
    at.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        isPrimary: true,
        button: 0,
        clientX: x,
        clientY: 0,
        pointerType: "mouse",
      }),
    );
  it("leads from one province to another", async () => {
    let over: Element | null = null;
    document.elementFromPoint = () => over;
    send(place("honan"), "pointerdown", 10);
    send(place("honan"), "pointermove", 12);
    expect(play.source).toBeNull();
    over = place("shansi");
    send(place("shansi"), "pointermove", 60);
    expect(play.source).toBe("honan");
    expect(play.aim).toBeNull();
    send(place("shansi"), "pointerup", 60);
    expect(play.aim).toEqual(mv.colonise("honan", "shansi"));
    await tick();
    expect(match.played).toEqual([]);
  });
  it("begins only where something can begin", () => {
    document.elementFromPoint = () => place("shansi");
    send(place("hunan"), "pointerdown", 10);
    send(place("shansi"), "pointermove", 60);
    send(place("shansi"), "pointerup", 60);
    expect([play.source, play.aim]).toEqual([null, null]);
  });
});

describe("the map where nobody is asked about it", () => {
  it("tells of a province instead", async () => {
    vi.useFakeTimers();
    match = new FakeMatch("attacker-to-roll", [mv.roll(1), mv.breakOff]);
    match.view = view("attacker-to-roll", {
      battle: { from: "honan", to: "kiangsu", defender: 1, thrown: false, offered: false, dice: 0 },
    });
    document.body.innerHTML = "";
    play = new EmperorPlay(match.context);
    render(Board, { match: match.context, play });
    await fireEvent.click(place("hunan"));
    expect(document.querySelector(".details")).not.toBeNull();
    expect(match.asked).toEqual([]);
    vi.useRealTimers();
  });
});
