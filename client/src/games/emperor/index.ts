/** Emperor of China in the browser. */
import type { GameClient, MatchContext } from "../contract";
import { advice } from "./advice";
import { also } from "./also";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";
import { tries } from "./example";
import ExampleNotes from "./ExampleNotes.svelte";
import { ownNames } from "./names";
import { EmperorPlay } from "./play.svelte";
import { resultNote, seats } from "./seats";
import type { View } from "./seen";
import { soundOf } from "./sounds";
import Standing from "./Standing.svelte";
import { CHANCE } from "./story";
import { reveal, tell } from "./tell";
import { text } from "./text";
import { continues, opens } from "./turns";
import Steps from "./Steps.svelte";
import type { BoardFile, Move } from "./wire";

export const game: GameClient = {
  id: "emperor",
  create: (match: MatchContext<View, BoardFile, Move>) => new EmperorPlay(match),
  Board,
  Dock,
  Steps,
  Standing,
  seats,
  resultNote,
  tell,
  continues,
  opens,
  reveal,
  ownNames: (board) => ownNames(board as BoardFile),
  text,
  soundOf,
  chance: CHANCE,
  graph: { label: "graph-points", of: (scores) => [...scores] },
  Beside: ExampleNotes,
  tries,
  advice,
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
