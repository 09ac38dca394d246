import { optionPlan } from "../../games";
import type { GameCard } from "../wire/wire";
import { say, words } from "../words/words.svelte";
import { Plan, type Values } from "./plan";

/** So many changed rules are named one by one. */
const FEW = 2;

/** Values of an option that make sense at a table of so many: nobody begins from a seat that is not there. */
export function offered(name: string, values: readonly string[], players: number): string[] {
  return values.filter((value) => name !== "first" || !/^\d+$/.test(value) || Number(value) < players);
}

/** Chosen options in words, such as "Fortifications: With". */
export function optionWords(game: GameCard, chosen: readonly (readonly [name: string, value: string])[]): string[] {
  const speaker = words.of(game.id);
  const said = ([name, value]: readonly [name: string, value: string]) =>
    `${speaker.say(`option-${name}`)}: ${speaker.say(`option-${name}-${value}`)}`;
  const found = optionPlan(game.id);
  if (!found) return chosen.map(said);
  const plan = new Plan(game, found);
  const values = Object.fromEntries(chosen);
  const above = chosen.filter(([name]) => name !== found.set && plan.above.includes(name));
  const changes = plan.changes(values).map((name) => [name, plan.holds(values, name)] as const);
  const rest = changes.length > FEW ? [say("wish-changes", { count: changes.length })] : changes.map(said);
  return [setName(game.id, values)!, ...above.map(said), ...rest];
}

/** The set of rules that is played, in words; null where a game has none to choose. */
export function setName(game: string, values: Values): string | null {
  const plan = optionPlan(game);
  if (!plan) return null;
  return words.of(game).say(`option-${plan.set}-${values[plan.set] ?? Object.keys(plan.means)[0]}`);
}
