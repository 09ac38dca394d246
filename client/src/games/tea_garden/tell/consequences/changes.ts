/** What differs between two views of the house: given away and won, and what counts at the end. */
import { markersOf } from "../../board/player/playerboard";
import { BASKETS, leafIn } from "../../play/moves";
import type { View } from "../../view";
import { type Source, SOURCES } from "../standing/pointsources";
import type { Item } from "./strip";
import type { Scroll, SeatState } from "../../wire";

const SCROLLS: readonly Scroll[] = ["strength", "teapot", "repeat"];

/** What is lost, and what is won. */
export interface Changes {
  pay: Item[];
  gain: Item[];
}

/** What changes on a board between two moments. */
export function changesOf(before: SeatState, after: SeatState): Changes {
  const pay: Item[] = [];
  const gain: Item[] = [];
  const points = after.vp - before.vp;
  if (points > 0) gain.push({ is: "effect", effect: { kind: "vp", n: points } });
  for (const q of BASKETS) {
    const green = after.green[q - 1]! - before.green[q - 1]!;
    const brown = after.brown[q - 1]! - before.brown[q - 1]!;
    // A leaf that turns is neither lost nor won.
    const turned = green < 0 && brown > 0 ? Math.min(-green, brown) : 0;
    if (green + turned < 0) pay.push({ is: "leaf", leaf: leafIn("green", q), n: -green - turned });
    if (brown < 0) pay.push({ is: "leaf", leaf: leafIn("brown", q), n: -brown });
    if (green > 0) gain.push({ is: "effect", effect: { kind: "leaves", n: green, q } });
    if (turned > 0) gain.push({ is: "leaf", leaf: leafIn("brown", q), n: turned });
  }
  const tokens = after.tokens - before.tokens;
  if (tokens < 0) pay.push({ is: "tokens", n: -tokens });
  if (tokens > 0) gain.push({ is: "effect", effect: { kind: "emperor_token", n: tokens } });
  for (const [at, scroll] of SCROLLS.entries()) {
    const more = after.scrolls[at]! - before.scrolls[at]!;
    // Strength scrolls stand beside the strength.
    if (more < 0 && scroll !== "strength") pay.push({ is: "scroll", scroll, n: -more });
    if (more > 0) gain.push({ is: "effect", effect: { kind: "scroll", scroll, n: more } });
  }
  const markers = markersOf(after.rows) - markersOf(before.rows);
  if (markers > 0) gain.push({ is: "effect", effect: { kind: "cup_marker", n: markers } });
  return { pay, gain };
}

/** Sources that stand somewhere: "5 → 7" says more than "2 more". */
const STANDING: ReadonlySet<Source> = new Set(["river", "university", "emperor_track"]);
/** Scrolls, tokens and points of now are drawn as what they are. */
const DRAWN: ReadonlySet<Source> = new Set(["points", "tokens"]);

/** Points at the end that change, by the house's own sheet. */
export function endsOf(before: View, after: View, seat: number): Changes {
  const ends: Changes = { pay: [], gain: [] };
  for (const [at, source] of SOURCES.entries()) {
    const [was, then] = [before.outlook.sheet[seat]?.[at] ?? 0, after.outlook.sheet[seat]?.[at] ?? 0];
    if (was === then || DRAWN.has(source)) continue;
    const stands = STANDING.has(source);
    const item: Item = { is: "end", before: stands ? was : null, n: stands ? then : then - was, source };
    (then > was ? ends.gain : ends.pay).push(item);
  }
  return ends;
}
