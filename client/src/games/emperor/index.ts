/** Emperor of China in the browser. */
import type { GameClient, MatchContext } from "../contract";
import { tall } from "../../lib/table/plans/tall";
import { also } from "./learn/untaughtclauses";
import Board from "./board/Board.svelte";
import Dock from "./dock/Dock.svelte";
import { ownNames } from "./words/names";
import { EmperorPlay } from "./play/play.svelte";
import { resultNote, seats } from "./tell/standing/seats";
import { afterBoard } from "./afterboard";
import type { View } from "./view";
import { soundOf } from "./tell/sounds";
import Standing from "./tell/standing/Standing.svelte";
import { reveal, tell } from "./tell/sentences";
import { continues, opens, turnOf } from "./tell/loglines";
import Steps from "./dock/Steps.svelte";
import type { BoardFile, Move } from "./wire";

export const game: GameClient = {
  id: "emperor",
  create: (match: MatchContext<View, BoardFile, Move>) => new EmperorPlay(match),
  Board,
  Dock,
  room: { kind: tall, terse: true, urgent: ["defender-to-answer", "merge-asked"], tells: true },
  Steps,
  Standing,
  seats,
  resultNote,
  tell,
  continues,
  opens,
  turnOf,
  reveal,
  ownNames: (board) => ownNames(board as BoardFile),
  text: (match) => afterBoard.module?.text(match) ?? [],
  soundOf,
  graph: { label: "graph-points", of: (scores) => [...scores] },
  get Beside() {
    return afterBoard.module?.ExampleNotes;
  },
  tries: (...tried) => afterBoard.module?.tries(...tried) ?? null,
  advice: (match) => afterBoard.module?.advice(match) ?? null,
  also,
  keys: [
    ["← ↑ → ↓", "keys-map"],
    ["Enter", "keys-choose"],
    ["+ −", "keys-count"],
    ["0 … 9", "keys-digits"],
    ["L", "keys-cycle"],
    ["Z", "keys-zoom"],
    ["A M D", "keys-modes"],
    ["S W O", "keys-defence"],
    ["B", "keys-break"],
    ["Y N", "keys-yes-no"],
    ["E", "keys-end"],
    ["I", "keys-influence"],
    ["R", "keys-reach"],
    ["F", "keys-fifteen"],
    ["Esc", "keys-back"],
  ],
};

export default game;
