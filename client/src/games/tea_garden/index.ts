/** Tea Garden in the browser. */
import type { GameClient, MatchContext } from "../contract";
import { bench } from "../../lib/table/plans/bench";
import { also } from "./learn/untaughtclauses";
import Board from "./board/Board.svelte";
import DockAndTabs from "./dock/DockAndTabs.svelte";
import { ownNames } from "./words/names";
import { TeaPlay } from "./play/play.svelte";
import { seats } from "./tell/standing/seats";
import { afterBoard } from "./afterboard";
import type { View } from "./view";
import { soundOf } from "./tell/sounds";
import Standing from "./tell/standing/Standing.svelte";
import Steps from "./dock/Steps.svelte";
import { reveal, tell } from "./tell/sentences";
import { cites, continues, opens, turnOf } from "./tell/loglines";
import type { BoardFile, Move } from "./wire";

export const game: GameClient = {
  id: "tea_garden",
  create: (match: MatchContext<View, BoardFile, Move>) => new TeaPlay(match),
  Board,
  Dock: DockAndTabs,
  Steps,
  crowded: true,
  room: { kind: bench, tells: true },
  seats,
  Standing,
  get Finale() {
    return afterBoard.module?.Finale;
  },
  tell,
  continues,
  opens,
  turnOf,
  cites,
  reveal,
  ownNames: (board) => ownNames(board as BoardFile),
  text: (match) => afterBoard.module?.text(match) ?? [],
  soundOf,
  graph: { label: "graph-points", of: (scores) => [...scores], bars: true },
  get Beside() {
    return afterBoard.module?.ExampleNotes;
  },
  tries: (move, board) => afterBoard.module?.tries(move, board) ?? null,
  advice: (match) => afterBoard.module?.advice(match) ?? null,
  also,
  keys: [
    ["← ↑ → ↓", "keys-table"],
    ["Enter", "keys-choose"],
    ["← → Space O", "keys-hand"],
    ["G B C F H", "keys-mains"],
    ["R K U", "keys-sides"],
    ["E M", "keys-free"],
    ["B, 1 … 6", "keys-market"],
    ["1 … 6", "keys-leaves"],
    ["⌫ Del", "keys-fewer"],
    ["0", "keys-no-leaves"],
    ["N", "keys-skip"],
    ["P", "keys-pass"],
    ["Esc", "keys-back"],
  ],
};

export default game;
