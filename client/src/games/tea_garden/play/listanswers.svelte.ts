/**
 * Lists that are answered one by one in rising order (T57): leaves to pay, to turn or to sell, gardens to harvest. Here
 * they are chosen in any order, and sent together. They are open also while a menu move that asks for one is only aimed
 * at: what it would ask comes with the house's preview. Which may be named, and how many, is what the house says.
 */
import { type Kind, kindOf } from "./question";
import { basketOf, isBrown, leafMove, rankOf } from "./moves";
import type { View } from "../view";
import type { GardenList, Leaf, LeafList, Move, Region, SeatState } from "../wire";

/** What a list needs to know of the play it belongs to. */
export interface Asking {
  /** The view in which the list is asked: as it is now, or after the aim. */
  readonly view: View | null;
  readonly me: SeatState | null;
  readonly aim: Move | null;
  /** A choice was made in a list. */
  touched(): void;
  /** Sends the aim (if the list is not asked yet), the entries, and `done` if the list is still open then. */
  send(moves: readonly Move[]): Promise<boolean>;
}

type LeafKind = "pay" | "flip" | "sell";
const isLeafKind = (kind: Kind): kind is LeafKind => kind === "pay" || kind === "flip" || kind === "sell";

const countOf = <T>(list: readonly T[], one: T): number => list.filter((l) => l === one).length;

const listOf = ({ outlook }: View): LeafList | GardenList | null => outlook.leaves ?? outlook.picks ?? null;
/** Whether a list is asked on after some of it was named, and may be ended: not a new one of the same kind. */
export function isOpenAfter(before: View, named: number, after: View): boolean {
  const [list, then] = [listOf(before), listOf(after)];
  const goesOn = after.table.active === before.table.active && kindOf(after.table.point) === kindOf(before.table.point);
  return goesOn && list !== null && then !== null && then.done === list.done + named && then.least === 0;
}

export class LeafChoice {
  readonly #play: Asking;
  /** What I have changed; null: as proposed. */
  #wanted = $state.raw<readonly Leaf[] | null>(null);
  readonly #list = $derived.by((): LeafList | null => this.#play.view?.outlook.leaves ?? null);

  constructor(play: Asking) {
    this.#play = play;
  }

  /** What leaves are asked for; null: not for leaves. */
  get kind(): LeafKind | null {
    const { view } = this.#play;
    const kind = view && this.#list ? kindOf(view.table.point) : null;
    return kind && isLeafKind(kind) ? kind : null;
  }
  get open(): boolean {
    return this.kind !== null;
  }
  /** My leaves of a kind, as they are when the list is asked. */
  owned(leaf: Leaf): number {
    const { view, me: now } = this.#play;
    // Who is asked there is me: what the aim brings or takes is counted already.
    const me = now && view ? view.table.seats[view.table.active] : now;
    return me ? ((isBrown(leaf) ? me.brown : me.green)[basketOf(leaf) - 1] ?? 0) : 0;
  }
  /** Which kinds may be named, and how many there are of each. */
  readonly #fit = $derived.by((): ReadonlyMap<Leaf, number> => new Map(this.#list?.open ?? []));
  readonly fit = $derived.by((): readonly Leaf[] => [...this.#fit.keys()]);
  readonly proposed = $derived.by((): readonly Leaf[] => this.#list?.proposed ?? []);
  readonly picked: readonly Leaf[] = $derived.by(() => this.#wanted ?? this.proposed);

  get least(): number {
    const least = this.#list?.least ?? 0;
    // Whoever uses a bonus of their own will wants something of it.
    return this.open && this.#play.aim?.kind === "bonus" ? Math.max(1, least) : least;
  }
  get most(): number {
    return this.#list?.most ?? 0;
  }
  /** So many of the price must be brown. */
  get brown(): number {
    return this.#list?.brown ?? 0;
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
  /** As moves, in rising order. */
  get moves(): Move[] {
    const { kind } = this;
    return kind ? this.picked.map((leaf) => leafMove(kind, leaf)) : [];
  }
  count(leaf: Leaf): number {
    return countOf(this.picked, leaf);
  }
  /** Whether one more of this kind may be picked, be it instead of another one. */
  canAdd(leaf: Leaf): boolean {
    return this.count(leaf) < Math.min(this.#fit.get(leaf) ?? 0, this.most);
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
  commit(): void {
    if (this.ready) void this.#play.send(this.moves);
  }

  #set(leaves: readonly Leaf[]): void {
    this.#wanted = [...leaves].sort((a, b) => rankOf(a) - rankOf(b));
    this.#play.touched();
  }
}

export class GardenChoice {
  readonly #play: Asking;
  #wanted = $state.raw<readonly Region[] | null>(null);
  readonly #list = $derived.by((): GardenList | null => this.#play.view?.outlook.picks ?? null);

  constructor(play: Asking) {
    this.#play = play;
  }

  get open(): boolean {
    return this.#list !== null;
  }
  /** Regions that may be named. */
  readonly fit = $derived.by((): readonly Region[] => this.#list?.open.map(([region]) => region) ?? []);
  readonly proposed = $derived.by((): readonly Region[] => this.#list?.proposed ?? []);
  readonly picked: readonly Region[] = $derived.by(() => this.#wanted ?? this.proposed);

  get least(): number {
    return this.#list?.least ?? 0;
  }
  get most(): number {
    return this.#list?.most ?? 0;
  }
  get changed(): boolean {
    return this.#wanted !== null;
  }
  get ready(): boolean {
    return this.open && this.picked.length >= this.least && this.picked.length <= this.most;
  }
  /** As moves, in rising order. */
  get moves(): Move[] {
    return this.open ? this.picked.map((region) => ({ kind: "pick", region })) : [];
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
    if (this.ready) void this.#play.send(this.moves);
  }
}

const rising = (regions: readonly Region[]): Region[] => [...regions].sort((a, b) => Number(a) - Number(b));
