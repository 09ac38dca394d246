import type { GameClient, GameEvent } from "../../games/contract";
import { playSound } from "../house/sound";

/** Plays what a game has for its events, each sound once. */
export function soundsOf(game: Pick<GameClient, "soundOf">, events: readonly GameEvent[]): void {
  for (const sound of new Set(events.map((event) => game.soundOf?.(event)))) if (sound) playSound(sound);
}
