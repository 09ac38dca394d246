/** Several new markers in a row. */
import type { Arrival } from "../../lib/table/arrival";
import type { Trial } from "../../lib/table/trial.svelte";
import type { MatchContext } from "../contract";
import { parse } from "./moves";
import { leftToPlace } from "./phases";
import { stateOf } from "./picking";
import type { BoardFile, View } from "./wire";

type Match = MatchContext<View, BoardFile>;

/** Whether the house would leave the next marker there. */
async function stays(match: Match, move: string): Promise<boolean> {
  const { view } = match;
  const at = parse(move).place ?? "";
  const answer = await match.preview(move);
  return !("code" in answer) && stateOf(answer.view, at).markers > stateOf(view, at).markers;
}

/**
 * Sends them one by one. It ends with the first that is refused, no longer asked, or would go back to the supply, and as
 * soon as anything else happens: somebody takes back what was placed.
 */
export async function growInARow(
  match: Match,
  trial: Trial<string, View>,
  arrival: Arrival,
  moves: readonly string[],
): Promise<void> {
  let known = leftToPlace(match.view);
  for (const [n, move] of moves.entries()) {
    // What the first one does was seen.
    if (n > 0 && !(await stays(match, move))) return;
    if (!match.mine || trial.sending || !match.legal.includes(move) || leftToPlace(match.view) !== known) return;
    const arrived = arrival.next();
    if (!(await trial.sendNow(move))) return;
    await arrived;
    if (leftToPlace(match.view) >= known) return;
    known = leftToPlace(match.view);
  }
}
