/** Small positions for the tests. */
import type { GameEvent, MatchContext, Preview } from "../contract";
import type { Problem } from "../../lib/wire/wire";
import type { BoardFile, Color, RegionView, Square, View } from "./wire";

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

/** A match whose house answers as told; `asked` and `played` keep what it was asked. */
export class FakeMatch {
  view = view();
  board = board;
  seat: number | null = 0;
  mine = true;
  legal: string[] = [];
  since: GameEvent[] = [];
  fresh: GameEvent[] = [];
  looks = [
    { color: 0, shape: 0 },
    { color: 1, shape: 1 },
  ];
  names = ["Ann", "Ben"];
  reducedMotion = true;
  speed = 0;
  labels = true;
  confirm: "tap" | "button" = "tap";
  asked: string[] = [];
  played: string[] = [];
  spoken: string[] = [];
  answer: (move: string) => Preview<View> | Problem = () => ({ events: [], view: this.view });
  refusal: Problem | null = null;

  say(phrase: { id: string } | string): string {
    return typeof phrase === "string" ? phrase : phrase.id;
  }
  async preview(move: string): Promise<Preview<View> | Problem> {
    this.asked.push(move);
    return this.answer(move);
  }
  async play(move: string): Promise<Problem | null> {
    this.played.push(move);
    return this.refusal;
  }
  announce(text: string): void {
    this.spoken.push(text);
  }
  sound(): void {}

  get context(): MatchContext<View, BoardFile> {
    return this as unknown as MatchContext<View, BoardFile>;
  }
}
