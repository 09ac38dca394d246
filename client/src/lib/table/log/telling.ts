/** What happened, in sentences: as the game tells it, with the points that each seat got. */
import type { GameClient, GameEvent, MatchContext, Phrase } from "../../../games/contract";
import { SEATS as HOUSE, type HouseEvent, type Told } from "../../wire/wire";
import { signed } from "../../words/numbers";
import { argsOf } from "../../words/seats";
import { words } from "../../words/words.svelte";

/** A sentence of the log. */
export interface Saying {
  text: string;
  /** Points of each seat, shown behind it. */
  gains?: readonly number[];
}

/** Who gets how much: the most first. */
export const gainers = (gains: readonly number[]): { seat: number; points: number }[] =>
  gains
    .map((points, seat) => ({ seat, points }))
    .filter(({ points }) => points !== 0)
    .sort((a, b) => b.points - a.points);

type Speaks = Pick<MatchContext, "say" | "board">;

/** A game that tells its events itself, or else its id, for the words it has. */
type Tells = Pick<GameClient, "id" | "tell"> | Required<Pick<GameClient, "tell">>;

/** What happened, by the words that the game has for it. */
const plain = (event: GameEvent, game: string): Phrase => ({
  id: `event-${event.kind}`,
  args: argsOf(words.of(game).fields, "event", event),
});

/** What the house did, in its own words, whatever a game calls the same. */
const around = (event: HouseEvent): Phrase => ({
  id: `house-${event.kind}`,
  args: argsOf(HOUSE, "house", event),
});

function phrasesOf(game: Tells, events: readonly GameEvent[], board: unknown): Phrase[] {
  return game.tell?.(events, board) ?? events.map((event) => plain(event, "id" in game ? game.id : ""));
}

const saying = (match: Speaks, phrase: Phrase): Saying => ({
  text: match.say(phrase),
  ...(phrase.gains?.some((points) => points !== 0) && { gains: phrase.gains }),
});

/** Events in words, as the log has them; nothing for what the game leaves out. */
export const sayingsOf = (match: Speaks, game: Tells, events: readonly GameEvent[]): Saying[] =>
  phrasesOf(game, events, match.board).map((phrase) => saying(match, phrase));

/** What the others did, line by line (of the log); a line that says nothing is left out. */
export function linesOfOthers(
  match: Speaks & Pick<MatchContext, "seat">,
  game: Tells,
  lines: readonly (readonly GameEvent[])[],
): { seat: number; sayings: Saying[] }[] {
  return lines.flatMap((events) => {
    const seat = events[0]?.seat;
    const sayings = sayingsOf(match, game, events);
    return typeof seat === "number" && seat !== match.seat && sayings.length > 0 ? [{ seat, sayings }] : [];
  });
}

/** Entries in words: what the game tells in one go, up to what happened around the board. */
export function toldSayings(match: Speaks, game: Tells, log: readonly Told[]): Saying[] {
  const said: Saying[] = [];
  const run: GameEvent[] = [];
  const flush = () => said.push(...sayingsOf(match, game, run.splice(0)));
  for (const { house, events } of log) {
    if (!house) run.push(...(events as GameEvent[]));
    else {
      flush();
      said.push(saying(match, around(house)));
    }
  }
  flush();
  return said;
}

/** The same for the ear and for plain text: "Wei is full: Ann +7, Ben +3." */
export function spokenText(sayings: readonly Saying[], names: readonly string[]): string {
  const said = sayings.map(({ text, gains }) => {
    if (!gains) return text;
    return `${text} ${gainers(gains)
      .map(({ seat, points }) => `${names[seat]} ${signed(points)}`)
      .join(", ")}.`;
  });
  return said.join(" ");
}
