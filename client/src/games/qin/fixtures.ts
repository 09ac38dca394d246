/** Small positions for the tests. */
import { Fake } from "../fake";
import { lettersOf } from "./play/placement";
import type { BoardFile, Color, Move, RegionView, Square, View } from "./wire";

/** Five by five: water in one corner, a village in another, red and blue printed. */
export const board: BoardFile = {
  id: "small",
  name: "Small",
  source: "",
  rows: ["~....", "....v", "..R..", ".....", "B...."],
  villages: [{ id: "mill", name: "Mill", squares: ["e2"] }],
};

export const region = (color: Color, owner: number | null, squares: Square[]): RegionView => ({
  home: squares[0]!,
  color,
  owner,
  pagodas: owner === null ? 0 : squares.length >= 5 ? 2 : 1,
  squares,
});

export function view(changes: Partial<View> = {}, supplies: number[] = [24, 24]): View {
  return {
    viewer: { seat: 0 },
    board: "small",
    phase: "place",
    first: 0,
    turn: 0,
    joining: "largest",
    regions: [region("red", null, ["c3"]), region("blue", null, ["a5"])],
    villages: [null],
    seats: supplies.map((supply) => ({ supply, tiles: 3, barred: { kinds: [], tiles: 0 }, unpaid: 0 })),
    stock: 40,
    hand: ["RR", "RY", "YB"],
    unseen: [],
    outcome: null,
    ...changes,
  };
}

/** A placement as people write it: `RY g5 h5`. */
export const textOf = (move: Move): string => `${lettersOf(move)} ${move.squares.join(" ")}`;

/** A match at which one of these is asked. */
export class FakeMatch extends Fake<View, BoardFile, Move> {
  constructor() {
    super(view(), board, ["Ann", "Ben"]);
  }
}
