/** A few houses and emissaries, for pictures of a board that nobody plays on. */
import type { View } from "../view";
import type { BoardFile } from "../wire";

/** Houses by seat, where they make a picture on either side. */
const HOUSES: readonly (readonly string[])[] = [
  ["wei5", "zhao6", "qi1", "qi4"],
  ["wei1", "wei2", "zhao3", "zhao5"],
  ["wei3", "wei4", "qi5", "qi3"],
  ["han4", "han5", "han3", "chu4"],
  ["yan7", "yan4", "yan5", "yan2"],
];
const EMISSARIES: Readonly<Record<string, readonly number[]>> = {
  wei: [0, 0, 1, 0, 0],
  qi: [1, 0, 0, 0, 0],
  zhao: [1, 1, 0, 0, 0],
  yan: [0, 0, 0, 0, 2],
};
const SCORES = [9, 14, 5, 3, 11];

/** The sides have different roads. */
const isLine = (board: BoardFile, spaces: readonly string[]): boolean =>
  spaces.slice(1).every((to, i) => board.roads.some((road) => road.includes(to) && road.includes(spaces[i]!)));

export function sampleView(board: BoardFile): View {
  const houses = Object.fromEntries(
    HOUSES.flatMap((spaces, seat) =>
      spaces.filter((id) => board.spaces.some((s) => s.id === id)).map((id) => [id, seat] as const),
    ),
  );
  const count = (region: string): number[] =>
    HOUSES.map((spaces) => spaces.filter((id) => board.spaces.find((s) => s.id === id)?.region === region).length);
  return {
    viewer: "public",
    board: board.id,
    fortifications: false,
    phase: "choose",
    start: 0,
    active: 0,
    region: null,
    pieces: 0,
    was_empty: false,
    exhaustions: 0,
    seats: SCORES.map((score) => ({ score, houses: 16, emissaries: 7, forts: 0, cards: 3, known: {} })),
    houses,
    forts: [],
    emissaries: Object.fromEntries(Object.entries(EMISSARIES).map(([region, seats]) => [region, [...seats]])),
    scored: [],
    display: [null, null, null, null],
    discard: {},
    deck: 0,
    hand: null,
    unseen: {},
    outcome: null,
    outlook: {
      standing: {
        regions: board.regions.map(({ id }) => {
          const own = count(id);
          const emissaries = (EMISSARIES[id] ?? []).reduce((sum, n) => sum + n, 0);
          const nobody = { most_houses: [], most_emissaries: [] };
          return { region: id, houses: own, ...nobody, points: own.map(() => 0), cap: Math.max(...own), emissaries };
        }),
        alliances: [],
        lines: HOUSES.map((spaces) => (isLine(board, spaces) ? [[...spaces]] : [])),
        due: HOUSES.map(() => ({ houses: 0, alliances: 0, roads: 0 })),
      },
      totals: [...SCORES],
      to_take: 0,
      sources: [],
      last: false,
      alone: false,
      closing: [],
    },
  };
}
