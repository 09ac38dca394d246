/** How many ways there are to do something, in few words: counted in what the house lists. */
import type { Phrase } from "../../contract";
import { regionOf } from "../board/valley/geometry";
import type { Action } from "../play/moves";
import type { TeaPlay } from "../play/play.svelte";

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/** Null before cards are played: the house lists nothing yet. */
export function waysOf(
  play: Pick<TeaPlay, "played" | "can" | "waysOf" | "me" | "match">,
  action: Action,
): Phrase | null {
  const { me, match } = play;
  if (!play.played || !me) return null;
  if (!play.can(action)) return { id: "dock-not-now" };
  switch (action) {
    case "garden": {
      const regions = play.waysOf(action).map((m) => regionOf(match.board, m.space));
      return { id: "dock-ways-garden", args: { n: new Set(regions).size } };
    }
    case "buy":
      return { id: "dock-ways-buy", args: { n: play.waysOf(action).length } };
    case "caravan": {
      const open = match.view.table.caravans.filter((c) => c !== null).length;
      return { id: "dock-ways-caravan", args: { n: new Set(play.waysOf(action).map((m) => m.caravan)).size, open } };
    }
    case "ferment":
      return { id: "dock-ways-ferment", args: { n: sum(me.green) } };
    case "harvest":
      return { id: "dock-ways-harvest", args: { n: me.gardens.length } };
  }
}
