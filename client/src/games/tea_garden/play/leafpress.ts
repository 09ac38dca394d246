/** A leaf is pressed while leaves are chosen, on my board, in the panel or by its digit. */
import { isBrown, leafMove } from "./moves";
import type { TeaPlay } from "./play.svelte";
import type { Leaf } from "../wire";

/** It is taken or given back; one that does not fit is asked about, and the house says why not. */
export async function pressLeaf(play: TeaPlay, leaf: Leaf, then: (leaf: Leaf) => void): Promise<void> {
  const asked = play.leaves.kind;
  if (!play.mine || play.busy || asked === null) return;
  if (play.leaves.fit.includes(leaf)) return then(leaf);
  if (asked === "flip" && isBrown(leaf)) return;
  await play.list.askWhyNot(leafMove(asked, leaf));
}
