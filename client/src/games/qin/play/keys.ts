/** Keys that choose and turn a tile. */
import { DIGITS, type GameKey, pressed } from "../../../lib/play/keys";
import type { QinPlay } from "./play.svelte";

const keysOf = (play: QinPlay): readonly GameKey[] => [
  { keys: DIGITS, held: true, run: (key) => play.choose(Number(key) - 1) },
  { keys: "r", held: true, run: () => play.turn() },
];

/** Whether the key was one of ours. */
export const gameKey = (play: QinPlay, event: KeyboardEvent): boolean =>
  pressed(keysOf(play), event, ".qin, .qin-dock");
