/** China in the browser. */
import type { GameClient, MatchContext } from "../contract";
import { advice } from "./advice";
import { also } from "./also";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import { counts, tries } from "./example";
import ExampleCards from "./ExampleCards.svelte";
import Finale from "./Finale.svelte";
import { ChinaPlay } from "./play.svelte";
import { seats } from "./seats";
import type { View } from "./seen";
import Standing from "./Standing.svelte";
import { continues, reveal, soundOf, tell } from "./tell";
import { text } from "./text";
import type { BoardFile, Move } from "./wire";

export const game: GameClient = {
  id: "china",
  create: (match: MatchContext<View, BoardFile, Move>) => new ChinaPlay(match),
  Board,
  Dock,
  Standing,
  Finale,
  seats,
  tell,
  continues,
  reveal,
  text,
  soundOf,
  chance: ["first", "dealt", "shown", "drew"],
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
