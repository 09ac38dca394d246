/** A leaf is pressed while leaves are chosen, on my board or in the panel. */
import { isBrown, rowOf } from "./moves";
import type { TeaPlay } from "./play.svelte";
import type { Leaf } from "./wire";

/** It is taken or given back; one that does not fit is asked about, and the house says why not. */
export async function pressLeaf(play: TeaPlay, leaf: Leaf, then: (leaf: Leaf) => void): Promise<void> {
  const { trial, aim, match, kind } = play;
  const asked = play.leaves.kind;
  if (!play.mine || play.busy || asked === null) return;
  if (play.leaves.fit.includes(leaf)) {
    return then(leaf);
  }
  if (asked === "flip" && isBrown(leaf)) return;
  const move = asked === "flip" ? `flip ${leaf.slice(1)}` : `${asked} ${leaf}`;
  if (kind === asked) return play.choose(move);
  // The list comes with the aim, which stays what it is.
  const answer = await match.preview(rowOf([trial.aim!, move]));
  if (play.aim !== aim || !("code" in answer) || answer.code === "not-a-move") return;
  trial.refusal = answer;
  match.sound("refuse");
}
