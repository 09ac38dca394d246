import type { GameCard } from "../wire/wire";
import { words } from "../words/words.svelte";

/** Values of an option that make sense at a table of so many: nobody begins from a seat that is not there. */
export function offered(name: string, values: readonly string[], players: number): string[] {
  return values.filter((value) => name !== "first" || !/^\d+$/.test(value) || Number(value) < players);
}

/** Chosen options in words, such as "Fortifications: With". */
export function optionWords(game: GameCard, chosen: readonly (readonly [name: string, value: string])[]): string[] {
  const speaker = words.of(game.id);
  return chosen.map(([name, value]) => `${speaker.say(`option-${name}`)}: ${speaker.say(`option-${name}-${value}`)}`);
}
