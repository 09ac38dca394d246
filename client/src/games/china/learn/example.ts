/** What examples in the rules need besides the board: scoring as if the game ended now, what was tried, what to look at. */
import { type Box } from "../../../lib/board/paths";
import { cropped } from "../../../lib/board/crop";
import type { GameEvent, MatchContext, Phrase } from "../../contract";
import { regionOf } from "../play/aim";
import type { Shown } from "../tell/finale.svelte";
import { atlas, regionAt, WHOLE } from "../board/geometry";
import { isPlacement, targetOf } from "../play/moves";
import { inWords } from "../play/payment";
import type { View } from "../view";
import type { BoardFile, Event, Move, Region } from "../wire";

type Example = NonNullable<MatchContext<View, BoardFile, Move>["example"]>;

const HOUSES: ReadonlySet<string> = new Set(["S5", "S6", "S10"]);
const WINNERS: ReadonlySet<string> = new Set(["S11", "D11", "D12"]);

/** What a position would score by a clause: the same events that the final scoring has. */
export function counts(position: unknown, clause: string): GameEvent[] | null {
  const view = position as View;
  if (HOUSES.has(clause)) return houses(view);
  if (clause === "S8") return alliances(view);
  if (clause === "S9") return roads(view);
  return WINNERS.has(clause) && view.outcome ? winners(view) : null;
}

const brings = ({ points }: { points: readonly number[] }) => points.some((p) => p > 0);

const houses = ({ outlook, scored }: View): Event[] =>
  outlook.standing.regions
    .filter((r) => brings(r) && !scored.includes(r.region))
    .map(({ region, points }) => ({ kind: "region-scored", region, points, full: false }));

const alliances = ({ outlook }: View): Event[] =>
  outlook.standing.alliances.filter(brings).map(({ number, points }) => ({ kind: "alliance-scored", number, points }));

function roads({ outlook }: View): Event[] {
  const { lines, due } = outlook.standing;
  return lines.flatMap((own, seat): Event[] =>
    own.length > 0 ? [{ kind: "roads-scored", seat, points: due[seat]?.roads ?? 0, lines: own }] : [],
  );
}

function winners({ outcome, phase }: View): Event[] {
  const first = outcome?.places.flatMap((place, seat) => (place === 1 ? [seat] : [])) ?? [];
  return typeof phase === "object" ? [{ kind: "ended", reason: phase.over, winners: first }] : [];
}

/** How the board shows one thing that is scored; null if it is none, or more than one. */
export function scoringOf(events: readonly GameEvent[], view: View): Shown | null {
  const [event] = events as readonly Event[];
  if (events.length !== 1 || !event) return null;
  const scores = view.seats.map((seat) => seat.score);
  if (event.kind === "region-scored") return { region: event.region, gains: event.points, scores };
  if (event.kind === "alliance-scored") return { alliance: event.number, gains: event.points, scores };
  if (event.kind !== "roads-scored") return null;
  const gains = scores.map((_, seat) => (seat === event.seat ? event.points : 0));
  return { lines: { seat: event.seat, spaces: event.lines }, gains, scores };
}

/** A move that was refused, as a question. */
export function tries(tried: unknown, file: unknown): Phrase {
  const [move, board] = [tried as Move, file as BoardFile];
  const id = `example-${move.kind}`;
  if (move.kind === "exchange") return { id, args: { cards: inWords([move.card]) } };
  if (!isPlacement(move)) return { id };
  const city = atlas(board).space.get(targetOf(move))?.city ?? targetOf(move);
  return { id, args: { city, region: regionOf(board, move), cards: inWords(move.cards) } };
}

/** No closer than this: a region in its surroundings. */
const LEAST = 440;

/** The regions that something scored is about. */
function regionsOf(event: Event, board: BoardFile): readonly Region[] {
  if (event.kind === "region-scored") return [event.region];
  if (event.kind === "roads-scored") return event.lines.flat().map((space) => regionAt(board, space));
  return event.kind === "alliance-scored" ? (atlas(board).alliance.get(event.number)?.regions ?? []) : [];
}

/** The regions where something stands. */
const settled = (board: BoardFile, { houses, forts, emissaries }: View): Region[] =>
  [...Object.keys(houses), ...forts, ...Object.keys(emissaries)].map((place) => regionAt(board, place));

/** The part of the map that an example is about; all of it if that is most, or if it is about no place. */
export function cropOf(board: BoardFile, view: View, { moves, counted }: Example): Box {
  const placed = moves.filter(isPlacement).map((move) => regionOf(board, move));
  const scored = (counted as readonly Event[] | null)?.flatMap((event) => regionsOf(event, board)) ?? [];
  const touched = new Set(scored.length === 0 && counted ? settled(board, view) : [...placed, ...scored]);
  const points = board.regions.filter((r) => touched.has(r.id)).flatMap((r) => r.polygon);
  return cropped(points, WHOLE, LEAST);
}
