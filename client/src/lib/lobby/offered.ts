import { optionGroups } from "../../games";
import type { Choice, GameCard } from "../wire/wire";
import { say, words } from "../words/words.svelte";
import { Plan, type Values } from "./plan";

/** So many changed rules are named one by one. */
const FEW = 2;

/** Values of an option that make sense at a table of so many: nobody begins from a seat that is not there. */
export function offered(choice: Choice, players: number): string[] {
  return choice.values.filter((value) => (choice.seats?.[value] ?? 0) < players);
}

/** Chosen options in words, such as "Fortifications: With". */
export function optionWords(game: GameCard, chosen: readonly (readonly [name: string, value: string])[]): string[] {
  const speaker = words.of(game.id);
  const said = ([name, value]: readonly [name: string, value: string]) =>
    `${speaker.say(`option-${name}`)}: ${speaker.say(`option-${name}-${value}`)}`;
  const plan = planOf(game);
  if (!plan) return chosen.map(said);
  const values = Object.fromEntries(chosen);
  const above = chosen.filter(([name]) => name !== plan.sets.option && plan.above.includes(name));
  const changes = plan.changes(values).map((name) => [name, plan.holds(values, name)] as const);
  const rest = changes.length > FEW ? [say("wish-changes", { count: changes.length })] : changes.map(said);
  return [setName(game, values)!, ...above.map(said), ...rest];
}

/** How the options of a game hang together, where one of them is a whole set of rules. */
export function planOf(game: GameCard): Plan | null {
  return game.rule_sets ? new Plan(game, game.rule_sets, optionGroups(game.id) ?? []) : null;
}

/** What every option comes to. */
export function heldBy(game: GameCard, values: Values): Record<string, string> {
  const plan = planOf(game);
  const held = (name: string, usual: string): string => plan?.holds(values, name) ?? values[name] ?? usual;
  return Object.fromEntries(Object.entries(game.options).map(([name, of]) => [name, held(name, of?.default ?? "")]));
}

/** The set of rules that is played, in words; null where a game has none to choose. */
export function setName(game: GameCard, values: Values): string | null {
  const plan = planOf(game);
  return plan && words.of(game.id).say(`option-${plan.sets.option}-${plan.setOf(values)}`);
}
