/** Keys that work wherever nothing is being written: each game has them in one table. */
import { isGameKey } from "../ui/focus";

export interface GameKey {
  /** Between spaces, small letters, as `KeyboardEvent.key` has them; null: whatever is left. */
  keys: string | null;
  /** It goes on while it is held down. */
  held?: boolean;
  /** False: there is nothing for it to do now, so another line of the table may have it, or the page. */
  run: (key: string, event: KeyboardEvent) => boolean | void;
}

export const DIGITS = "1 2 3 4 5 6 7 8 9";

/** Whether the key was one of the game's: then it has been obeyed. `own`: where on the page its keys work besides. */
export function pressed(table: readonly GameKey[], event: KeyboardEvent, own: string): boolean {
  if (!isGameKey(event, own)) return false;
  const key = event.key.toLowerCase();
  return table.some(({ keys, held, run }) => {
    const isMeant = keys === null || keys.split(" ").includes(key);
    return isMeant && (held || !event.repeat) && run(key, event) !== false;
  });
}
