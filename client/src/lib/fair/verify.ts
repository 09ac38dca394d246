/** Derives every draw of a finished match again and compares. */
import type { Draw, Draws } from "../wire/wire";
import { commitmentOf, keyOf, Stream } from "./dice";

/** What stands in the way of a proof, or breaks it, apart from single draws. */
export type Fault =
  /** There was no seal before the game. */
  | "no-commitment"
  /** The seed has not been opened: an unfinished record. */
  | "no-seed"
  /** The seed is not what a seed looks like. */
  | "bad-seed"
  /** Not every seat has its salt. */
  | "no-salts"
  /** The seed is not the one that was sealed. */
  | "wrong-commitment"
  /** The seal is not the one this browser saw before the game. */
  | "other-seal";

export interface Row {
  draw: Draw;
  /** What the dice say; null if they cannot be asked. */
  number: number | null;
  /** `order`: it reads another stream than it should, as if somebody had rolled again. */
  verdict: "good" | "wrong" | "order" | "unknown";
}

export interface Proof {
  faults: Fault[];
  rows: Row[];
  /** Draws that do not follow, counted from 1. */
  wrong: number[];
  good: boolean;
}

/** Without these the dice cannot be asked at all. */
const BLIND: ReadonlySet<Fault> = new Set(["no-seed", "bad-seed", "no-salts"]);

/** `seen`: the seal this browser saw before the game, if it did. */
export function verify(draws: Draws, seats: number, seen: string | null = null): Proof {
  const faults = faultsOf(draws, seats);
  if (seen !== null && draws.commitment && draws.commitment !== seen) faults.push("other-seal");
  const blind = faults.some((fault) => BLIND.has(fault));
  const key = blind ? null : keyOf(draws.seed!, draws.salts);
  const rows = draws.draws.map((draw, n): Row => {
    if (!key || !sound(draw)) return { draw, number: null, verdict: key ? "wrong" : "unknown" };
    const number = new Stream(key, draw.stream).below(draw.bound);
    if (draw.stream !== draws.taken + n) return { draw, number, verdict: "order" };
    return { draw, number, verdict: draw.low <= number && number < draw.high ? "good" : "wrong" };
  });
  const wrong = rows.flatMap((row, n) => (row.verdict === "wrong" || row.verdict === "order" ? [n + 1] : []));
  return { faults, rows, wrong, good: faults.length === 0 && rows.every((row) => row.verdict === "good") };
}

function faultsOf({ commitment, seed, salts }: Draws, seats: number): Fault[] {
  const faults: Fault[] = [];
  if (!commitment) faults.push("no-commitment");
  if (!seed) faults.push("no-seed");
  else if (!/^[0-9a-f]{64}$/.test(seed)) faults.push("bad-seed");
  else if (commitment && commitmentOf(seed) !== commitment) faults.push("wrong-commitment");
  if (salts.length !== seats || salts.some((salt) => salt === "")) faults.push("no-salts");
  return faults;
}

/** Numbers that a draw can have at all. */
const sound = ({ bound, low, high, stream }: Draw): boolean =>
  bound >= 1 && bound <= 2 ** 32 && low < high && high <= bound && Number.isSafeInteger(stream) && stream >= 0;
