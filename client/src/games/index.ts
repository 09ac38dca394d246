/** The games this client can draw, one line each; a folder is fetched when its game is first shown. */
import type { Component } from "svelte";
import { fetchAfterBoard } from "../lib/afterboard.svelte";
import type { GameClient, HelpCard, OptionGroups, Picture } from "./contract";

type Load = () => Promise<{ default: GameClient }>;

export const games: Readonly<Record<string, Load>> = {
  qin: () => import("./qin"),
  china: () => import("./china"),
  emperor: () => import("./emperor"),
  tea_garden: () => import("./tea_garden"),
};

const pictures = import.meta.glob<{ default: Picture }>("./*/board/Picture.svelte");

/** A game's picture of its boards; null if this client does not know it. */
export async function loadPicture(id: string): Promise<Picture | null> {
  const load = pictures[`./${id}/board/Picture.svelte`];
  return load ? (await load()).default : null;
}

const drawings = import.meta.glob<Component>("./*/Icon.svelte", { eager: true, import: "default" });

/** The games' drawings for lists, by game; whoever has none is shown as a tea cup. */
export const icons: Readonly<Record<string, Component>> = Object.fromEntries(
  Object.entries(drawings).map(([file, drawing]) => [file.split("/")[1]!, drawing]),
);

const symbols = import.meta.glob<{ default: Component }>("./*/learn/RulesLegend.svelte");

/** A game's list of its symbols, for the rules; null if it has none. */
export async function loadSymbols(id: string): Promise<Component | null> {
  const load = symbols[`./${id}/learn/RulesLegend.svelte`];
  return load ? (await load()).default : null;
}

const helps = import.meta.glob<{ default: HelpCard }>("./*/learn/help.ts");

/** Whether a game has a help card; it is fetched when somebody wants to see it. */
export const hasHelp = (id: string): boolean => `./${id}/learn/help.ts` in helps;
/** A game's help card; null if it has none. */
export async function loadHelp(id: string): Promise<HelpCard | null> {
  const load = helps[`./${id}/learn/help.ts`];
  return load ? (await load()).default : null;
}

const groups = import.meta.glob<OptionGroups>("./*/options.ts", { eager: true, import: "default" });

/** How a game with many options orders them; null if it simply lists them. */
export const optionGroups = (id: string): OptionGroups | null => groups[`./${id}/options.ts`] ?? null;

/** The folder of a game; null if this client does not know it. */
export async function loadGame(id: string): Promise<GameClient | null> {
  const load = Object.hasOwn(games, id) ? games[id] : undefined;
  return load ? (await load()).default : null;
}

/** The folder of a game with all that a table fetches after its first board: for examples and lessons. */
export async function loadWhole(id: string): Promise<GameClient | null> {
  const game = await loadGame(id);
  await fetchAfterBoard();
  return game;
}
