// What a learner is told: hints in the first game, and what examples in the rules show.
import { describe, expect, it } from "vitest";
import { seatOf } from "../../../lib/words/seats";
import { advice } from "./advice";
import { cropOf, tries } from "./example";
import { board, growing, mv, VIENNA } from "../fixtures";
import { WHOLE } from "../board/geometry";
import type { View } from "../view";
import type { Attack, Move } from "../wire";

const held = (owner: number, markers: number) => ({ owner, markers, spent: 0, exhausted: 0, symbols: [0, 0, 0] });
const seat = (claim = false) => ({ status: "live", claim });
/** A view with what hints and crops read of it. */
function view(table: object = {}, outlook: object = {}): View {
  const provinces = { honan: held(0, 6), hopeh: held(0, 2), hupeh: held(1, 2) };
  const seats = [seat(), seat()];
  const base = { rules: VIENNA, point: "idle", active: 0, turn: 20, provinces, seats, battle: null };
  const all = { attacks: [], completing: [[], []], influence: [[], []], fragile: [], growing: null, ...outlook };
  return { table: { ...base, ...table }, outlook: all } as unknown as View;
}
const hint = (v: View, legal: Move[] = []) => advice({ view: v, legal, seat: 0 });
const attack = (to: string, win: number) => ({ from: "honan", to, card: null, odds: { win } }) as unknown as Attack;

describe("a hint", () => {
  it("names the best attack that is allowed, if its chance is good", () => {
    const attacks = [attack("hunan", 9800), attack("hupeh", 8906), attack("anhwei", 8000)];
    const legal: Move[] = [mv.attack("honan", "hupeh"), mv.attack("honan", "anhwei"), mv.endPhase];
    const told = { id: "remark-chance", args: { from: "honan", to: "hupeh", percent: 89 } };
    expect(hint(view({}, { attacks }), legal)).toEqual(told);
    expect(hint(view({}, { attacks: [attack("hupeh", 7400)] }), legal)).toBeNull();
  });
  it("warns of a claim before anything else", () => {
    const attacks = [attack("hupeh", 9000)];
    const seats = [seat(), seat(true)];
    expect(hint(view({ seats }, { attacks }), [mv.attack("honan", "hupeh")])?.args).toEqual({ seat: seatOf(1) });
    expect(hint(view({ seats: [seat(true), seat()] }))).toBeNull();
  });
  it("shows the fifteenth province only where colonists can go", () => {
    const near = view({ point: "phase-two" }, { completing: [["kwangsi", "anhwei"], []] });
    expect(hint(near, [mv.colonise("honan", "shensi"), mv.colonise("honan", "anhwei")])?.args).toEqual({
      to: "anhwei",
    });
    expect(hint(near, [mv.colonise("honan", "shensi")])).toBeNull();
  });
  it("tells when three new markers have no room, in Vienna", () => {
    const table = { point: "phase-one", provinces: { honan: held(0, 8), hopeh: held(0, 2), hupeh: held(1, 10) } };
    const rooms = (honan: number, origin: string | null = null) => ({
      growing: growing(3, { honan: [honan, 1], hopeh: [3, 1] }, origin),
    });
    expect(hint(view(table, rooms(2)))).toEqual({ id: "remark-room", args: { province: "honan" } });
    expect(hint(view(table, rooms(3)))).toBeNull();
    // Those of a symbol, and those that may be spread, need not go there.
    expect(hint(view(table, rooms(2, "hopeh")))).toBeNull();
    expect(hint(view({ ...table, rules: { ...VIENNA, split: true } }, rooms(2)))).toBeNull();
  });
  it("finds the province for Yin that can bear a loss", () => {
    const fragile = ["hopeh"];
    const told = { id: "remark-yin", args: { province: "honan" } };
    expect(hint(view({ point: "designate-yin" }, { fragile }))).toEqual(told);
    expect(hint(view({ point: "designate-yin" }))).toBeNull();
  });
  it("has a word for each question of the first turns, unless there is something better", () => {
    const early = { turn: 6, point: "phase-three" };
    expect(hint(view(early))).toEqual({ id: "remark-at-move" });
    expect(hint(view({ ...early, turn: 7 }))).toBeNull();
    expect(hint(view({ ...early, point: "designate-yin" }, { fragile: ["hopeh"] }))?.id).toBe("remark-yin");
    expect(hint(view({ ...early, point: "place-initial" }))).toBeNull();
  });
  it("is for somebody who plays", () => {
    expect(
      advice({ view: view({ point: "designate-yin" }, { fragile: ["hopeh"] }), legal: [], seat: null }),
    ).toBeNull();
  });
});

describe("an example", () => {
  const crop = (v: View, moves: Move[]) => cropOf(board, v, { moves, counted: null });
  it("shows the provinces it is about, and never what lies outside the map", () => {
    const box = crop(view(), [mv.attack("honan", "hupeh")]);
    expect(box.width).toBeLessThan(WHOLE.width * 0.8);
    const inside = board.provinces.filter((p) => ["honan", "hupeh"].includes(p.id)).flatMap((p) => p.polygon);
    expect(
      inside.every(([x, y]) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height),
    ).toBe(true);
    const corner = crop(view({ provinces: { korea: held(0, 3) } }), []);
    expect(corner.x + corner.width).toBeLessThanOrEqual(WHOLE.x + WHOLE.width);
    expect(corner.y).toBeGreaterThanOrEqual(WHOLE.y);
  });
  it("of a position shows land under influence as well", () => {
    const alone = crop(view({ provinces: { fukien: held(0, 3) } }), []);
    const both = crop(view({ provinces: { fukien: held(0, 3) } }, { influence: [["kansu"], []] }), []);
    expect(both.width).toBeGreaterThan(alone.width);
    expect(crop(view({ provinces: {} }), [])).toBe(WHOLE);
  });
  it("says what was tried as its button does", () => {
    expect(tries(mv.attack("honan", "hupeh"), board, view())).toEqual({
      id: "example-try",
      args: { move: { id: "do-attack", args: { from: "honan", to: "hupeh" } } },
    });
  });
});
