/** Which of the values in a sentence are seats: their type says so, never their name. */

/** A seat in a sentence: said as its player's name. A plain number stays a number. */
export interface SeatArg {
  readonly seat: number;
}

/** What can be said; a thing of unknown type first has to say what it is (`argsOf`). */
type Said = string | number | boolean | null | undefined | SeatArg | Sentence | readonly Said[];

/** A sentence inside of another one. */
interface Sentence {
  id: string;
  args?: Args;
}

/** Somebody: a plain number would be said as a number. */
type Who = string | null | undefined | SeatArg | readonly SeatArg[];

/** The variables of a sentence. Where the name means somebody, the compiler takes no plain number. */
export interface Args {
  seat?: Who;
  owner?: Who;
  asked?: Who;
  winners?: Who;
  from?: Who;
  [name: string]: Said;
}

/** A seat for a sentence. */
export function seatOf(seat: number): SeatArg;
export function seatOf(seat: number | null): SeatArg | null;
export function seatOf(seat: number | null): SeatArg | null {
  return seat === null ? null : { seat };
}

export const isSeat = (value: unknown): value is SeatArg =>
  typeof value === "object" && value !== null && "seat" in value;

/** Which fields are seats, by the message that says them: `SEATS` of a `wire.ts`, made from the Rust types. */
export type SeatFields = Readonly<Record<string, readonly string[]>>;

/** Something the house sent that has words of its own: an event, a refusal, a question. */
type Sent = { kind: string; [field: string]: unknown };

/** The variables for `<prefix>-<kind>`, out of what the house sent. */
export function argsOf(fields: SeatFields, prefix: "event" | "house" | "refuse" | "ask", sent: Sent): Args {
  const { kind, ...values } = sent;
  for (const field of fields[`${prefix}-${kind}`] ?? []) values[field] = typed(values[field]);
  return values as Args;
}

/** The seats that an event of a game names: who did it, and to whom. */
export const seatsOf = (fields: SeatFields, { kind, ...values }: Sent): number[] =>
  (fields[`event-${kind}`] ?? []).flatMap((field) => values[field]).filter((seat) => typeof seat === "number");

const typed = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(typed) : typeof value === "number" ? seatOf(value) : value;
