import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { SEATS as HOUSE } from "../wire/wire";
import { isSeat, type Args, type SeatArg, type SeatFields } from "./seats";

export type { Args };

/** Who sits where, for the sentences of a match. */
export interface People {
  names: readonly string[];
  /** My seat, if I have one. */
  me: number | null;
  /** Names out of the board's file, by message id: they are said instead of the catalogue's. */
  own?: ReadonlyMap<string, string>;
}

/** Reading a catalogue takes a slow phone a tenth of a second; the house's stands below each game's, and more of a game comes later. */
const resources = new Map<string, FluentResource>();
function read(text: string): FluentResource {
  const known = resources.get(text) ?? new FluentResource(text);
  resources.set(text, known);
  return known;
}

/**
 * The words of one language: codes and parameters become sentences, by the same rules as crates/words.
 *
 * About "you": putting a word for "you" in the place of a name breaks the grammar of all four languages, so a sentence
 * gets the player's own name. Where "you" reads better, the catalogue has the sentence a second time under `<id>-you`;
 * that one is said when its subject is me: its `$seat`, else its `$owner`, else the only one of its `$winners`. Who is
 * one of several winners reads `<id>-with-you`, which names the others; who loses something to another `<id>-from-you`.
 */
export class Speaker {
  readonly #bundle: FluentBundle;

  /** Which fields are seats of what the house sends. */
  readonly fields: SeatFields;

  constructor(language: string, texts: readonly string[], fields: SeatFields = HOUSE) {
    this.fields = fields;
    // No invisible marks around values: they would end up in labels and in what is copied.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.#bundle.addResource(read(text), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** Says a phrase; an unknown one is shown as its code, so that nothing is ever silent. */
  say(id: string, args: Args = {}, people?: People): string {
    const named = people?.own?.get(id);
    if (named !== undefined) return named;
    const me = people?.me ?? null;
    const ending = me === null ? "" : endingFor(args, me);
    const said = ending && this.has(id + ending) ? id + ending : id;
    const winners = said.endsWith("-with-you") ? { winners: winnersOf(args).filter(({ seat }) => seat !== me) } : {};
    const values: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries({ ...args, ...winners }))
      values[key] = this.#value(key, value, people ?? NOBODY);
    const text = this.#format(said, values);
    if (text !== null) return text;
    return Object.keys(args).length === 0 ? id : `${id} ${JSON.stringify(args)}`;
  }

  /** "Jade, Plum and Anna". */
  list(names: readonly string[]): string {
    const last = names[names.length - 1];
    if (last === undefined) return "";
    if (names.length === 1) return last;
    return `${names.slice(0, -1).join(", ")} ${this.say("and-word")} ${last}`;
  }

  #format(id: string, args: Record<string, FluentVariable>): string | null {
    const pattern = this.#bundle.getMessage(id)?.value;
    // Errors (a missing variable) still give the rest of the sentence; a test keeps them out of the catalogues.
    return pattern ? this.#bundle.formatPattern(pattern, args, []) : null;
  }

  /** A phrase inside a sentence. */
  #phrase({ id, args }: { id: string; args?: Args }, people: People): string {
    return this.say(id, args, { ...people, me: null });
  }

  #value(key: string, value: unknown, people: People): FluentVariable {
    if (value === null || value === undefined) return "none";
    if (typeof value === "number") return value;
    if (isSeat(value)) return people.names[value.seat] ?? String(value.seat + 1);
    if (Array.isArray(value)) return this.list(value.map((part) => String(this.#value(key, part, people))));
    if (typeof value === "string") {
      const id = `${key}-${value}`;
      return people.own?.get(id) ?? this.#format(id, {}) ?? value;
    }
    if (typeof value === "object" && "id" in value) return this.#phrase(value as { id: string; args?: Args }, people);
    // A truth value is said as JSON writes it.
    return JSON.stringify(value);
  }
}

const NOBODY: People = { names: [], me: null };
const winnersOf = ({ winners }: Args): SeatArg[] => (Array.isArray(winners) ? winners.filter(isSeat) : []);

/** Which way of saying a sentence fits me, by whom it is about. */
function endingFor(args: Args, me: number): string {
  const winners = winnersOf(args);
  const subject = args.seat ?? args.owner ?? (winners.length === 1 ? winners[0] : undefined);
  const mine = (who: unknown) => isSeat(who) && who.seat === me;
  if (mine(subject)) return "-you";
  if (mine(args.from)) return "-from-you";
  return subject === undefined && winners.some(mine) ? "-with-you" : "";
}
