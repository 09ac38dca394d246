/** Qin in the browser. */
import type { GameClient, MatchContext } from "../contract";
import Board from "./board/Board.svelte";
import Dock from "./dock/Dock.svelte";
import { QinPlay } from "./play/play.svelte";
import { seats } from "./tell/seats";
import { tell } from "./tell/sentences";
import { soundOf } from "./tell/sounds";
import { text } from "./words/text";
import type { BoardFile, Move, View } from "./wire";

export const game: GameClient = {
  id: "qin",
  create: (match: MatchContext<View, BoardFile, Move>) => new QinPlay(match),
  Board,
  Dock,
  room: { dock: { height: 296 } },
  seats,
  tell,
  text,
  soundOf,
  // Q34: whoever has laid a tile draws one; that belongs to the line of the move.
  continues: (event, line) => event.kind === "drew" && line[0]?.kind === "placed" && line[0].seat === event.seat,
  // The number that decides falls from the start to 0; what has been built rises.
  graph: { label: "graph-placed", of: (scores, start) => scores.map((score, seat) => (start[seat] ?? 0) - score) },
  also: ["Q29", "Q39", "Q26", "Q32"],
  keys: [
    ["1 2 3", "keys-choose"],
    ["← ↑ → ↓", "keys-move"],
    ["R", "keys-turn"],
    ["Enter", "keys-enter"],
    ["Esc", "keys-cancel"],
  ],
};

export default game;
