/** A valley in the middle of a game, for pictures of a board that nobody plays on. */
import type { View } from "../view";
import type { BoardFile, SeatState, Space } from "../wire";

const GARDENS: readonly (readonly Space[])[] = [
  ["1a", "3a", "5b", "13a"],
  ["1b", "6b", "9a", "10b"],
  ["1c", "7a", "8b"],
  ["1d", "2b", "4a", "16c"],
];
const BOATS = [6, 4, 3, 1];

/** Only what the drawn layers of a resting valley read. */
export function sampleView(board: BoardFile): View {
  const spaces = new Set(board.regions.flatMap((r) => r.spaces.map((s) => s.id)));
  const seats = GARDENS.map((gardens, n) => ({
    gardens: gardens.filter((space) => spaces.has(space)),
    boat: Math.min(BOATS[n] ?? 0, board.river.segments.length - 1),
    berth: null,
  })) as unknown as SeatState[];
  const tile = (n: number) => board.cups.tiles[(n * 7 + 3) % board.cups.tiles.length]?.id ?? null;
  const tokens = board.tokens.map((t) => t.id);
  const table = {
    active: 0,
    point: "menu",
    seats,
    tops: board.provinces.map((_, n) => tile(n)),
    bonus: board.regions.map((r, n) =>
      r.id === board.start_region ? null : (tokens[(n * 5) % tokens.length] ?? null),
    ),
    down: { actions: [], caravans: [], emperors: 0, cups: [4, 3, 5, 2, 4] },
  };
  const outlook = { gardens: board.regions.map(() => null), segments: seats.map(() => null) };
  return { viewer: "public", board: board.id, table, outlook, outcome: null } as unknown as View;
}
