/** Keys that work wherever nothing is being written. Hand and baskets have their own besides. */
import { isGameKey } from "../../lib/ui/focus";
import { buttonsOf } from "./buttons";
import { moreOf } from "./more";
import type { Action, Move } from "./moves";
import type { TeaPlay } from "./play.svelte";
import { litPlaces } from "./pointing";

export const MAIN_KEYS: Readonly<Record<string, Action>> = {
  g: "garden",
  b: "buy",
  c: "caravan",
  f: "ferment",
  h: "harvest",
};
/** Parts of the page where a game's keys work, too. */
export const OWN = ".tea-board, .tea-low";

/** Whether the key was one of ours. */
export function gameKey(play: TeaPlay, event: KeyboardEvent): boolean {
  if (!play.mine || play.busy || event.repeat || !isGameKey(event, OWN)) return false;
  const key = event.key.toLowerCase();
  // What has the focus is pressed by Enter itself.
  if (key === "enter" && event.target instanceof Element && event.target.closest("button, a, [data-place]"))
    return false;
  const button = buttonsOf(play).find((b) => !b.off && b.key?.toLowerCase() === key);
  if (button) return (button.run(), true);
  if (play.kind !== "menu") return false;
  const action = MAIN_KEYS[key];
  if (action && (!play.played || !play.match.view.table.turn.main)) return (void pickAction(play, action), true);
  if (play.action === "buy" && !play.leaves.open && /^[1-9]$/.test(key)) {
    const card = play.match.view.table.market[Number(key) - 1];
    if (card) play.choose(`buy ${card}`);
    return card !== undefined;
  }
  const more = moreOf(play).find((m) => m.key?.toLowerCase() === key);
  const next = more ? nextOf(more.moves, play.aim) : null;
  if (next) play.choose(next);
  return next !== null;
}

/** Who founds a garden by keys is led to the valley. */
async function pickAction(play: TeaPlay, action: Action): Promise<void> {
  await play.setAction(action);
  const lit = play.action === "garden" ? litPlaces(play) : [];
  if (lit.length === 0) return;
  if (!lit.includes(play.cursor)) play.moveTo(lit[0]!);
  play.toBoard?.();
}

/** The next of several ways, round and round. */
function nextOf(moves: readonly Move[], aim: string | null): string | null {
  const at = moves.findIndex((m) => m.text === aim);
  return moves[(at + 1) % Math.max(1, moves.length)]?.text ?? null;
}
