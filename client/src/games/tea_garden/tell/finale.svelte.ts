/** The final scoring, item by item in the order of the score sheet. Nothing is counted here: the sheet is the house's. */
import { counted, type FinaleStep, paced, StepShow } from "../../../lib/table/result/finale.svelte";
import { seatOf } from "../../../lib/words/seats";
import type { MatchContext, Phrase } from "../../contract";
import type { View } from "../view";
import { type Source, SOURCES } from "./standing/pointsources";
import type { BoardFile } from "../wire";

export interface Step extends FinaleStep {
  source: Source;
  /** What there is to say of it; the emperor cards of each seat. */
  phrases: Phrase[];
}

const STEP_MS = 2400;
/** Nobody gets anything: no longer than it takes to see that. */
const NOBODY_MS = 1000;

function phrasesOf(source: Source, view: View): Phrase[] {
  const cards = source === "emperor_cards" ? view.outlook.emperors : [];
  const told = cards.flatMap((list, seat): Phrase[] => {
    const cards = list.map(([card, points]): Phrase => ({ id: "finale-emperor_cards-one", args: { card, points } }));
    return cards.length > 0 ? [{ id: "finale-emperor_cards-of", args: { seat: seatOf(seat), cards } }] : [];
  });
  return told.length > 0 ? told : [{ id: `finale-${source}` }];
}

/** What was gained during the game stands already; all else is added item by item. */
export function stepsOf(view: View): Step[] {
  const steps = SOURCES.slice(1).map((source, n): Step => {
    const gains = view.outlook.sheet.map((parts) => parts[n + 1] ?? 0);
    const ms = gains.some((points) => points !== 0) ? STEP_MS : NOBODY_MS;
    return { source, phrases: phrasesOf(source, view), gains, scores: [], ms };
  });
  return counted(paced(steps), view.outlook.scores);
}

export class Finale extends StepShow<Step> {
  constructor(match: MatchContext<View, BoardFile>) {
    super(match, () => (match.ending?.events.some(({ kind }) => kind === "ended") ? stepsOf(match.view) : []));
  }
}
