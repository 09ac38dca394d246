/** Tea Garden in the browser. */
import type { GameClient, MatchContext } from "../contract";
import { advice } from "./advice";
import { also } from "./also";
import Board from "./Board.svelte";
import { tries } from "./example";
import ExampleNotes from "./ExampleNotes.svelte";
import Finale from "./Finale.svelte";
import Low from "./Low.svelte";
import { ownNames } from "./names";
import { TeaPlay } from "./play.svelte";
import { seats } from "./seats";
import type { View } from "./seen";
import { soundOf } from "./sounds";
import Standing from "./Standing.svelte";
import Steps from "./Steps.svelte";
import { reveal, tell } from "./tell";
import { text } from "./text";
import { CHANCE, cites, continues, opens } from "./turns";
import type { BoardFile, Move } from "./wire";

export const game: GameClient = {
  id: "tea_garden",
  create: (match: MatchContext<View, BoardFile, Move>) => new TeaPlay(match),
  Board,
  Dock: Low,
  Steps,
  crowded: true,
  seats,
  Standing,
  Finale,
  tell,
  continues,
  opens,
  cites,
  reveal,
  ownNames: (board) => ownNames(board as BoardFile),
  text,
  soundOf,
  chance: CHANCE,
  graph: { label: "graph-points", of: (scores) => [...scores], bars: true },
  Beside: ExampleNotes,
  tries,
  advice,
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
