/** Small positions for the tests: three seats, two regions, one alliance between them. */
import { Fake } from "../fake";
import type { View } from "./view";
import type { BoardFile, Color, Move, Outlook, RegionFile, RegionStanding } from "./wire";

const region = (id: string, color: Color, x: number): RegionFile => ({
  id,
  name: id,
  color,
  hanzi: "",
  house_spaces: [1, 2, 3].map((n) => `${id}${n}`),
  dragon: { x, y: 500, r: 34 },
  label: { x, y: 600 },
  polygon: [],
});

export const board: BoardFile = {
  id: "small",
  name: "Small",
  source: "",
  players: [3, 3],
  cards: {},
  regions: [region("wei", "red", 200), region("han", "green", 700)],
  spaces: [200, 700].flatMap((x, r) =>
    [1, 2, 3].map((n) => {
      const id = ["wei", "han"][r]!;
      return { id: `${id}${n}`, region: id, city: `${id.toUpperCase()}-${n}`, x, y: n * 100 };
    }),
  ),
  roads: [["wei1", "wei2"]],
  alliances: [{ number: 12, regions: ["wei", "han"], x: 450, y: 400 }],
  canvas: { width: 1000, height: 1000 },
  geometry: { house_radius: 21, dragon_radius: 34, badge_radius: 18 },
  decor: { marsh: { name: "", polygon: [] }, rivers: [], sea_label: { x: 0, y: 0 }, score_track: [] },
};

/** What the rules tell about it is given apart. */
export function view(changes: Partial<Omit<View, "outlook">> = {}, outlook: Partial<Outlook> = {}): View {
  return {
    viewer: { seat: 0 },
    board: "small",
    fortifications: false,
    phase: "choose",
    start: 0,
    active: 0,
    region: null,
    pieces: 0,
    was_empty: false,
    exhaustions: 0,
    seats: [0, 1, 2].map(() => ({ score: 0, houses: 20, emissaries: 8, forts: 0, cards: 3, known: {} })),
    houses: {},
    forts: [],
    emissaries: {},
    scored: [],
    display: ["red", "green", "yellow", null],
    discard: {},
    deck: 20,
    hand: { red: 1, green: 2 },
    unseen: {},
    outcome: null,
    ...changes,
    outlook: {
      standing: {
        regions: ["wei", "han"].map((id) => ({
          region: id,
          houses: [0, 0, 0],
          most_houses: [],
          most_emissaries: [],
          points: [0, 0, 0],
          cap: 0,
          emissaries: 0,
        })),
        alliances: [{ number: 12, points: [0, 0, 0] }],
        lines: [[], [], []],
        due: [0, 1, 2].map(() => ({ houses: 0, alliances: 0, roads: 0 })),
      },
      totals: [0, 0, 0],
      to_take: 0,
      sources: [],
      last: false,
      alone: false,
      closing: [],
      ...outlook,
    },
  };
}

/** The same with other figures for a region. */
export function withRegion(of: View, id: string, figures: Partial<RegionStanding>): View {
  const { standing } = of.outlook;
  const regions = standing.regions.map((r) => (r.region === id ? { ...r, ...figures } : r));
  return { ...of, outlook: { ...of.outlook, standing: { ...standing, regions } } };
}

/** A match at which one of these is asked. */
export class FakeMatch extends Fake<View, BoardFile, Move> {
  constructor() {
    super(view(), board, ["Ann", "Ben", "Cleo"]);
  }
}
