/** Template in the browser. */
import type { GameClient, MatchContext } from "../../games/contract";
import Board from "./board/Board.svelte";
import Dock from "./dock/Dock.svelte";
import { CardPlay } from "./play/play.svelte";
import { seats } from "./tell/seats";
import { soundOf } from "./tell/sounds";
import { text } from "./words/text";
import type { BoardFile, Move, View } from "./wire";

export const game: GameClient = {
  id: "template",
  create: (match: MatchContext<View, BoardFile, Move>) => new CardPlay(match),
  Board,
  Dock,
  seats,
  text,
  soundOf,
  // N6 to N9: what comes of a card is told with it.
  continues: (event, line) => event.kind !== "played" && line[0]?.kind === "played",
  graph: { label: "graph-points", of: (scores) => [...scores] },
  keys: [
    ["1 2 3", "keys-choose"],
    ["← →", "keys-cards"],
    ["Enter", "keys-confirm"],
    ["L", "keys-let"],
    ["Esc", "keys-back"],
  ],
};

export default game;
