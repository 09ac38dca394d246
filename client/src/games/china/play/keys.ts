/** Keys that work wherever nothing is being written. */
import { ARROWS } from "../../../lib/board/spots";
import { DIGITS, type GameKey, pressed } from "../../../lib/play/keys";
import { isGameKey } from "../../../lib/ui/focus";
import { DECK, fromDisplay } from "./moves";
import type { ChinaPlay } from "./play.svelte";

/** `enterBoard`: the arrows lead to the map from where nobody needs them. */
const keysOf = (play: ChinaPlay, enterBoard: () => void): readonly GameKey[] => [
  {
    keys: null,
    held: true,
    run: (_, event) => (ARROWS[event.key] && isGameKey(event, ".handcards, .open") ? enterBoard() : false),
  },
  {
    keys: DIGITS,
    held: true,
    run: (key) => {
      const drawing = play.phase === "draw" || play.exchanging || play.onlyDraws;
      if (drawing) void play.take(fromDisplay(Number(key) - 1));
      else play.choose(Number(key) - 1);
    },
  },
  { keys: "d", held: true, run: () => void play.take(DECK) },
  { keys: "e", held: true, run: () => (play.phase === "second" ? void play.stop() : false) },
  { keys: "x", held: true, run: () => (play.canExchange ? void play.exchange() : false) },
  { keys: "p", held: true, run: () => play.payOther() },
  { keys: "f", held: true, run: () => play.turn() },
];

/** Whether the key was one of ours. */
export const gameKey = (play: ChinaPlay, event: KeyboardEvent, enterBoard: () => void): boolean =>
  play.mine && pressed(keysOf(play, enterBoard), event, ".china, .china-dock");
