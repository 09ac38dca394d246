/** Where a single card, tile or place comes from: what the board's file says of it, of its part, or of the whole. */
import { type Face, faceOf, type Say } from "../board/art/cards";
import type { Look } from "../board/looks";
import type { BoardFile } from "../wire";

const WORDS = ["printed", "transcribed", "reconstructed", "ours"];

const DECKS: Readonly<Record<Face["kind"], string>> = {
  action: "action_cards",
  emperor: "emperor_cards",
  starting: "starting_cards",
};

/** Under which names the file tells of it, the narrowest first. */
function keysOf(board: BoardFile, look: Look): string[] {
  switch (look.kind) {
    case "card":
      return [look.card, DECKS[faceOf(board, look.card).kind]];
    case "caravan":
      return [look.caravan, "caravans"];
    case "cup":
      return [look.cup, "cups"];
    case "station":
      return [`segment ${look.station}`, "river"];
    case "part":
      return [`sector ${look.sector}`, "university"];
    case "centre":
      return ["centre", "university"];
    case "row":
      return [`row ${look.row}`, "emperor_track"];
  }
}

/** In a few words; empty where the file says nothing. What a host has written is told as it is. */
export function originOf(board: BoardFile, look: Look, say: Say): string {
  const { source, sources = {} } = board;
  const from =
    keysOf(board, look).reduce<string | undefined>((found, key) => found ?? sources[key], undefined) ?? source;
  if (from === "reconstructed" && look.kind === "card") {
    const isEmperor = faceOf(board, look.card).kind === "emperor";
    if (isEmperor && sources["emperor_scoring"] === "printed") return say("origin-scoring");
    if (sources[`cost ${look.card}`] === "printed") return say("origin-cost");
  }
  return WORDS.includes(from) ? say(`origin-${from}`) : from;
}
