/** The games this client can draw, one line each; a folder is fetched when its game is first shown. */
import type { GameClient } from "./contract";

type Load = () => Promise<{ default: GameClient }>;

export const games: Readonly<Record<string, Load>> = {
  qin: () => import("./qin"),
};

/** The folder of a game; null if this client does not know it. */
export async function loadGame(id: string): Promise<GameClient | null> {
  const load = Object.hasOwn(games, id) ? games[id] : undefined;
  return load ? (await load()).default : null;
}
