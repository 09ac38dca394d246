/** Where a single card, tile or place comes from: what the board's file says of it, of its part, or of the whole. */
import type { Say } from "../board/art/cards";
import type { BoardFile } from "../wire";

const WORDS = ["printed", "transcribed", "reconstructed", "ours"];

/** What is looked up for something that can be looked at ("card A21", "caravan KB01", "part 2 inner"), the narrowest first. */
function keysOf(target: string): string[] {
  const [kind, id = ""] = target.split(" ");
  if (kind === "card") {
    const parts: Record<string, string> = { A: "action_cards", E: "emperor_cards", S: "starting_cards" };
    return [id, parts[id[0] ?? ""] ?? ""];
  }
  if (kind === "caravan") return [id, "caravans"];
  if (kind === "cup") return [id, "cups"];
  if (kind === "token") return [id, "tokens"];
  if (kind === "region") return ["regions"];
  if (kind === "station") return [`segment ${id}`, "river"];
  if (kind === "part") return [`sector ${id}`, "university"];
  if (kind === "centre") return ["centre", "university"];
  return kind === "row" ? [`row ${id}`, "emperor_track"] : [];
}

/** In a few words; empty where the file says nothing. What a host has written is told as it is. */
export function originOf({ source, sources = {} }: BoardFile, target: string, say: Say): string {
  const from = keysOf(target).reduce<string | undefined>((found, key) => found ?? sources[key], undefined) ?? source;
  if (from === "reconstructed") {
    if (target.startsWith("card E") && sources["emperor_scoring"] === "printed") return say("origin-scoring");
    if (sources[target.replace("card", "cost")] === "printed") return say("origin-cost");
  }
  return WORDS.includes(from) ? say(`origin-${from}`) : from;
}
