/** What happened, in sentences: as the game tells it, with the points that each seat got. */
import type { GameClient, GameEvent, MatchContext, Phrase } from "../../../games/contract";
import { isHouse } from "../../wire/around";
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

/** The phrases of the game, and the house's own for what happened around the board. */
function phrasesOf(game: Tells, events: readonly GameEvent[], board: unknown): Phrase[] {
  const { fields } = words.of("id" in game ? game.id : "");
  const plain = (event: GameEvent): Phrase => ({ id: `event-${event.kind}`, args: argsOf(fields, "event", event) });
  const phrases: Phrase[] = [];
  let run: GameEvent[] = [];
  const flush = () => {
    phrases.push(...(game.tell ? game.tell(run, board) : run.map(plain)));
    run = [];
  };
  for (const event of events) {
    if (!isHouse(event)) run.push(event);
    else {
      flush();
      phrases.push(plain(event));
    }
  }
  flush();
  return phrases;
}

/** Events in words, as the log has them; nothing for what the game leaves out. */
export const sayingsOf = (match: Speaks, game: Tells, events: readonly GameEvent[]): Saying[] =>
  phrasesOf(game, events, match.board).map((phrase) => ({
    text: match.say(phrase),
    ...(phrase.gains?.some((points) => points !== 0) && { gains: phrase.gains }),
  }));

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
