/**
 * Lists that are answered one by one in rising order (T57): leaves to pay, to turn or to sell, gardens to harvest. Here
 * they are chosen in any order, and sent together. They are open also while a menu move that asks for one is only aimed
 * at: what it would ask comes with the house's preview.
 */
import { askedFor } from "./kind";
import { basketOf, isBrown, leafMove, rankOf, regionOf } from "./moves";
import type { View } from "./seen";
import type { BoardFile, Leaf, Move, Point, Region, SeatState } from "./wire";

/** What a list needs to know of the play it belongs to. */
export interface Asking {
  /** The view in which the list is asked: as it is now, or after the aim. */
  readonly listView: View | null;
  readonly board: BoardFile;
  readonly me: SeatState | null;
  readonly aim: Move | null;
  /** A choice was made in a list. */
  touched(): void;
  /** Sends the aim (if the list is not asked yet), the entries, and `done` if the list is still open then. */
  sendList(moves: readonly Move[]): Promise<boolean>;
}

type LeafKind = "pay" | "flip" | "sell";

const countOf = <T>(list: readonly T[], one: T): number => list.filter((l) => l === one).length;

export class LeafChoice {
  readonly #play: Asking;
  /** What I have changed; null: as proposed. */
  #wanted = $state.raw<readonly Leaf[] | null>(null);

  constructor(play: Asking) {
    this.#play = play;
  }

  /** What leaves are asked for; null: not for leaves. */
  get kind(): LeafKind | null {
    const point = this.#play.listView?.table.point;
    if (point === undefined) return null;
    return askedFor(point, "pay") ? "pay" : askedFor(point, "flip") ? "flip" : askedFor(point, "sell") ? "sell" : null;
  }
  get open(): boolean {
    return this.kind !== null;
  }
  /** My leaves of a kind, as they are when the list is asked. */
  owned(leaf: Leaf): number {
    const { listView, me: now } = this.#play;
    // Who is asked there is me: what the aim brings or takes is counted already.
    const me = now && listView ? listView.table.seats[listView.table.active] : now;
    return me ? ((isBrown(leaf) ? me.brown : me.green)[basketOf(leaf) - 1] ?? 0) : 0;
  }
  /** Which kinds may be named. */
  readonly fit: readonly Leaf[] = $derived.by(() => {
    const point = this.#play.listView?.table.point;
    return point === undefined ? [] : KINDS.filter((leaf) => this.owned(leaf) > 0 && isFit(point, leaf));
  });
  readonly proposed: readonly Leaf[] = $derived.by(() => {
    const view = this.#play.listView;
    if (!view) return [];
    if (this.kind === "pay") return view.outlook.payment;
    const flip = askedFor(view.table.point, "flip");
    if (!flip) return [];
    // T18: what goes beyond the card strength costs scrolls, so that is not proposed.
    const most = flip.main ? Math.min(this.most, Math.max(this.least, view.outlook.strength - flip.done)) : this.most;
    return this.#all.toReversed().slice(0, most).toReversed();
  });
  /** All leaves that fit, each one. */
  readonly #all: readonly Leaf[] = $derived.by(() =>
    this.fit.flatMap((leaf) => Array<Leaf>(this.owned(leaf)).fill(leaf)),
  );
  readonly picked: readonly Leaf[] = $derived.by(() => this.#wanted ?? this.proposed);

  get least(): number {
    const view = this.#play.listView;
    if (this.kind === "pay") return view?.outlook.payment.length ?? 0;
    const flip = view ? askedFor(view.table.point, "flip") : null;
    if (flip?.main && flip.done === 0) return 1;
    // Whoever uses a bonus of their own will wants something of it.
    return this.open && this.#play.aim?.kind === "bonus" ? 1 : 0;
  }
  get most(): number {
    const view = this.#play.listView;
    if (!view) return 0;
    if (this.kind === "pay") return view.outlook.payment.length;
    const { point } = view.table;
    return Math.min(askedFor(point, "flip")?.left ?? askedFor(point, "sell")?.left ?? 0, this.#all.length);
  }
  /** So many of the price must be brown. */
  get brown(): number {
    const bill = this.#play.listView ? askedFor(this.#play.listView.table.point, "pay") : null;
    return bill ? (bill.left > 0 ? bill.brown : bill.pots_brown) : 0;
  }
  get changed(): boolean {
    return this.#wanted !== null;
  }
  get ready(): boolean {
    const { picked } = this;
    return (
      this.open &&
      picked.length >= this.least &&
      picked.length <= this.most &&
      picked.filter(isBrown).length >= this.brown
    );
  }
  count(leaf: Leaf): number {
    return countOf(this.picked, leaf);
  }
  /** Whether one more of this kind may be picked, be it instead of another one. */
  canAdd(leaf: Leaf): boolean {
    return this.fit.includes(leaf) && this.count(leaf) < Math.min(this.owned(leaf), this.most);
  }
  /** Whether none need be picked, though some could be. */
  get mayBeNone(): boolean {
    return this.open && this.least === 0 && this.most > 0;
  }

  /** One more of a kind. Where no more may be picked, it takes the place of another one, of its own colour if there is one. */
  add(leaf: Leaf): void {
    if (!this.canAdd(leaf)) return;
    const kept = [...this.picked];
    if (kept.length >= this.most) {
      const others = kept.filter((l) => l !== leaf);
      const gone = others.findLast((l) => isBrown(l) === isBrown(leaf)) ?? others.at(-1)!;
      kept.splice(kept.lastIndexOf(gone), 1);
    }
    this.#set([...kept, leaf]);
  }
  remove(leaf: Leaf): void {
    const kept = [...this.picked];
    const at = kept.lastIndexOf(leaf);
    if (at < 0) return;
    kept.splice(at, 1);
    this.#set(kept);
  }
  /** One more of this kind; when no more of it can be picked, none. */
  toggle(leaf: Leaf): void {
    if (this.canAdd(leaf)) this.add(leaf);
    else if (this.count(leaf) > 0) this.#set(this.picked.filter((l) => l !== leaf));
  }
  clear(): void {
    this.#set([]);
  }
  /** As proposed again. */
  reset(): void {
    this.#wanted = null;
  }

  /** Sends them in rising order. */
  commit(): void {
    const { kind } = this;
    if (kind && this.ready) void this.#play.sendList(this.picked.map((leaf) => leafMove(kind, leaf)));
  }

  #set(leaves: readonly Leaf[]): void {
    this.#wanted = [...leaves].sort((a, b) => rankOf(a) - rankOf(b));
    this.#play.touched();
  }
}

/** All kinds of leaves, in rising order. */
export const KINDS: readonly Leaf[] = ["g", "b"].flatMap((colour) => [1, 2, 3, 4, 5, 6].map((n) => `${colour}${n}`));

/** Whether a leaf may be named at all: what is due says its least quality, and nothing before the last one is named. */
function isFit(point: Point, leaf: Leaf): boolean {
  const bill = askedFor(point, "pay");
  if (bill) {
    const quality = bill.left > 0 ? bill.quality : 1;
    const brown = bill.left === 0 && bill.pots_brown > 0;
    return basketOf(leaf) >= quality && rankOf(leaf) >= rankOf(bill.last) && (!brown || isBrown(leaf));
  }
  const flip = askedFor(point, "flip");
  if (flip) return !isBrown(leaf) && basketOf(leaf) >= flip.last;
  const sale = askedFor(point, "sell");
  return sale !== null && rankOf(leaf) >= rankOf(sale.last);
}

/** Whether a list is asked on after so many entries of it: not a new one of the same kind. */
export function isListAfter(point: Point, entries: number): boolean {
  const list = askedFor(point, "flip") ?? askedFor(point, "pick");
  return list ? list.done > 0 === entries > 0 : askedFor(point, "sell") !== null;
}

export class GardenChoice {
  readonly #play: Asking;
  #wanted = $state.raw<readonly Region[] | null>(null);

  constructor(play: Asking) {
    this.#play = play;
  }

  get open(): boolean {
    const view = this.#play.listView;
    return view !== null && askedFor(view.table.point, "pick") !== null;
  }
  /** Regions that may be named. */
  readonly fit: readonly Region[] = $derived.by(() => {
    const view = this.#play.listView;
    const pick = view ? askedFor(view.table.point, "pick") : null;
    if (!pick) return [];
    const last = pick.last === null ? 0 : Number(pick.last);
    return (this.#play.me?.gardens ?? []).map(regionOf).filter((region) => Number(region) > last);
  });
  /** The best gardens that cost no scroll (T18). */
  readonly proposed: readonly Region[] = $derived.by(() => {
    const view = this.#play.listView;
    const pick = view ? askedFor(view.table.point, "pick") : null;
    if (!view || !pick) return [];
    const valueOf = (region: Region): number =>
      this.#play.board.regions.find((r) => String(r.id) === region)?.value ?? 0;
    const most = Math.min(this.most, Math.max(this.least, view.outlook.strength - pick.done));
    return rising(this.fit.toSorted((a, b) => valueOf(b) - valueOf(a)).slice(0, most));
  });
  readonly picked: readonly Region[] = $derived.by(() => this.#wanted ?? this.proposed);

  get least(): number {
    const view = this.#play.listView;
    return view && askedFor(view.table.point, "pick")?.done === 0 ? 1 : 0;
  }
  get most(): number {
    const view = this.#play.listView;
    return Math.min((view ? askedFor(view.table.point, "pick")?.left : 0) ?? 0, this.fit.length);
  }
  get changed(): boolean {
    return this.#wanted !== null;
  }
  get ready(): boolean {
    return this.open && this.picked.length >= this.least && this.picked.length <= this.most;
  }
  /** Where no more may be picked, it takes the place of the last one. */
  toggle(region: Region): void {
    const { picked } = this;
    if (picked.includes(region)) this.#wanted = picked.filter((r) => r !== region);
    else if (!this.fit.includes(region)) return;
    else this.#wanted = rising([...picked.slice(0, this.most - 1), region]);
    this.#play.touched();
  }
  reset(): void {
    this.#wanted = null;
  }
  commit(): void {
    if (this.ready) void this.#play.sendList(this.picked.map((region) => ({ kind: "pick", region })));
  }
}

const rising = (regions: readonly Region[]): Region[] => [...regions].sort((a, b) => Number(a) - Number(b));
