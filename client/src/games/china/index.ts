/** China in the browser. */
import type { GameClient, MatchContext } from "../contract";
import { advice } from "./learn/advice";
import { also } from "./learn/untaughtclauses";
import Board from "./board/Board.svelte";
import Dock from "./dock/Dock.svelte";
import { counts, tries } from "./learn/example";
import ExampleCards from "./learn/ExampleCards.svelte";
import Finale from "./tell/Finale.svelte";
import { ChinaPlay } from "./play/play.svelte";
import { seats } from "./tell/seats";
import type { View } from "./view";
import Standing from "./tell/Standing.svelte";
import { continues, reveal, tell } from "./tell/sentences";
import { soundOf } from "./tell/sounds";
import { text } from "./words/text";
import type { BoardFile, Move } from "./wire";

export const game: GameClient = {
  id: "china",
  create: (match: MatchContext<View, BoardFile, Move>) => new ChinaPlay(match),
  Board,
  Dock,
  room: { dock: { height: 354, remarks: 86, narrow: 42 }, terse: true },
  Standing,
  Finale,
  seats,
  tell,
  continues,
  reveal,
  text,
  soundOf,
  graph: { label: "graph-points", of: (scores) => [...scores] },
  Beside: ExampleCards,
  counts,
  tries,
  advice,
  also,
  keys: [
    ["1 2 3", "keys-cards"],
    ["← ↑ → ↓", "keys-move"],
    ["Enter", "keys-enter"],
    ["P", "keys-pay"],
    ["F", "keys-kind"],
    ["E", "keys-stop"],
    ["X", "keys-exchange"],
    ["1 … 4", "keys-take"],
    ["D", "keys-deck"],
    ["Esc", "keys-cancel"],
  ],
};

export default game;
