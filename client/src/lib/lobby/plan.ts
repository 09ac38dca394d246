/** Options of which one is a whole set of rules and the others follow it: what holds, what was changed, what cannot be. */
import type { OptionGroups } from "../../games/contract";
import type { Apart, GameCard, RuleSets } from "../wire/wire";

export type Values = { readonly [name in string]?: string };
export type Changes = Readonly<Record<string, string>>;

export class Plan {
  readonly game: Pick<GameCard, "id" | "options">;
  /** What the house says of them. */
  readonly sets: RuleSets;
  /** How they are folded. */
  readonly groups: OptionGroups;

  constructor(game: Pick<GameCard, "id" | "options">, sets: RuleSets, groups: OptionGroups) {
    this.game = game;
    this.sets = sets;
    this.groups = groups;
  }

  /** Options that stand before the groups, the set of rules first. */
  get above(): string[] {
    const folded = new Set(this.groups.flatMap(([, names]) => names));
    const rest = Object.keys(this.game.options).filter((name) => name !== this.sets.option && !folded.has(name));
    return [this.sets.option, ...rest];
  }

  /** Values to choose from: what the set has is chosen by its own value. */
  valuesOf(name: string): string[] {
    return this.game.options[name]?.values.filter((value) => value !== this.sets.follows) ?? [];
  }

  /** The chosen set of rules. */
  setOf(values: Values): string {
    return this.#chosen(values, this.sets.option);
  }

  /** What an option is if nobody changes it. */
  usual(values: Values, name: string): string {
    return this.sets.means[this.setOf(values)]?.[name] ?? this.game.options[name]?.default ?? "";
  }

  /** What holds at the table. */
  holds(values: Values, name: string): string {
    const chosen = this.#chosen(values, name);
    return chosen === this.sets.follows ? this.usual(values, name) : chosen;
  }

  /** Whether an option is another than in its set of rules. */
  changed(values: Values, name: string): boolean {
    return !this.idle(values, name) && this.holds(values, name) !== this.usual(values, name);
  }

  /** The folded options that are others than in the set of rules. */
  changes(values: Values): string[] {
    return this.groups.flatMap(([, names]) => names).filter((name) => this.changed(values, name));
  }

  /** Whether an option means nothing beside the others. */
  idle(values: Values, name: string): boolean {
    const needs = this.sets.idle[name];
    return needs !== undefined && this.holds(values, needs.option) !== needs.value;
  }

  /** Why these values do not go together; null if they do. */
  conflict(values: Values): Apart | null {
    const met = (wanted: Values) => Object.entries(wanted).every(([name, value]) => this.holds(values, name) === value);
    return this.sets.apart.find((apart) => met(apart.values)) ?? null;
  }

  /** How a choice is written down: what the set of rules has anyway follows it. */
  choice(values: Values, name: string, value: string): Changes {
    const follows = this.game.options[name]?.values.includes(this.sets.follows);
    return { [name]: follows && value === this.usual(values, name) ? this.sets.follows : value };
  }

  /** What else has to change so that a choice is possible; null if nothing helps. */
  mending(values: Values, choice: Changes): Changes | null {
    const wanted: Values = { ...values, ...choice };
    const conflict = this.conflict(wanted);
    if (!conflict) return {};
    for (const name of Object.keys(conflict.values).filter((n) => !(n in choice))) {
      for (const value of this.game.options[name]?.values ?? []) {
        const change = { [name]: value };
        if (this.conflict({ ...wanted, ...change }) === conflict) continue;
        const more = this.mending(values, { ...choice, ...change });
        if (more) return { ...change, ...more };
      }
    }
    return null;
  }

  /** Everything as the set of rules has it. */
  undone(values: Values): Changes {
    const back = (name: string) => [name, this.game.options[name]?.default ?? ""] as const;
    return Object.fromEntries(this.changes(values).map(back));
  }

  #chosen(values: Values, name: string): string {
    return values[name] ?? this.game.options[name]?.default ?? "";
  }
}
