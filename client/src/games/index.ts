/** The games this client can draw, one line each; a folder is fetched when its game is first shown. */
import type { GameClient, Picture } from "./contract";

type Load = () => Promise<{ default: GameClient }>;

export const games: Readonly<Record<string, Load>> = {
  qin: () => import("./qin"),
  china: () => import("./china"),
};

const pictures = import.meta.glob<{ default: Picture }>("./*/Picture.svelte");

/** A game's picture of its boards; null if this client does not know it. */
export async function loadPicture(id: string): Promise<Picture | null> {
  const load = pictures[`./${id}/Picture.svelte`];
  return load ? (await load()).default : null;
}

/** The folder of a game; null if this client does not know it. */
export async function loadGame(id: string): Promise<GameClient | null> {
  const load = Object.hasOwn(games, id) ? games[id] : undefined;
  return load ? (await load()).default : null;
}
