/** Moves and questions in words. */
import type { Plan } from "../../../lib/play/trial.svelte";
import { seatOf } from "../../../lib/words/seats";
import type { Phrase } from "../../contract";
import { type Grown, ONE } from "../play/growth";
import type { Kind } from "../play/question";
import { mayRelieve } from "../play/moves";
import { phaseNow } from "../dock/phases";
import type { Mode } from "../play/play.svelte";
import type { View } from "../view";
import type { Move, Province } from "../wire";

/** A move as a button says it; `grown`: one new marker may bring several, and not all of them may stay. */
export function labelOf(move: Move, view: View, { placed, back }: Grown = ONE): Phrase {
  const id = `do-${move.kind}`;
  switch (move.kind) {
    case "grow":
      if (back > 0) return { id: "do-grow-back", args: { province: move.province, count: placed, back } };
      return { id, args: { province: move.province, count: placed } };
    case "end-phase":
      return { id, args: { phase: phaseNow(view) } };
    case "relief":
      return { id: `do-relief-${move.accepted ? "yes" : "no"}` };
    case "stand":
      // Whoever is asked for a province stays; whoever is attacked stands.
      return { id: view.table.battle ? id : "do-stay" };
    case "propose-merge":
      return { id, args: { asked: seatOf(move.seat), share: move.share ?? null } };
    case "offer-merge":
      return { id, args: { share: move.share ?? null } };
    case "join":
      return { id, args: { asked: seatOf(move.seat) } };
    case "roll":
      return { id, args: { count: move.dice } };
    default: {
      const { kind: _, ...args } = move;
      return { id, args };
    }
  }
}

/** Whether there is somebody left to negotiate with in phase four. */
export const mayTalk = (legal: readonly Move[]): boolean =>
  legal.some(({ kind }) => kind === "propose-merge" || kind === "demand");

/** What a prompt is made of. */
interface Asked {
  readonly match: { readonly view: View };
  readonly kind: Kind;
  readonly mode: Mode;
  readonly source: Province | null;
  readonly legal: readonly Move[];
  readonly choices: readonly Move[];
  readonly trial: { readonly aim: Plan<Move> | null };
  label(move: Move): Phrase;
}

/** The sentence of the prompt while I am asked; null for the house's own question. */
export function promptOf(play: Asked): Phrase | null {
  const { kind, source, choices, trial, match } = play;
  const { table } = match.view;
  const aim = trial.aim?.at(-1);
  if (aim && kind !== "advance") return { id: "play-confirm", args: { move: play.label(aim) } };
  switch (kind) {
    case "settle":
      return { id: "play-settle", args: { count: table.holding } };
    case "grow":
      return growing(match.view);
    case "colonise":
    case "move":
      if (source) return { id: `play-${kind}-to`, args: { from: source } };
      return { id: choices.length > 0 ? `play-${kind}` : `play-${kind}-none` };
    case "expand":
      if (play.mode !== "attack") return { id: `play-${play.mode}` };
      if (source) return { id: "play-attack-to", args: { from: source } };
      if (choices.length > 0) return { id: "play-attack" };
      return { id: mayTalk(play.legal) ? "play-attack-none" : "play-attack-over" };
    case "defend": {
      const refuge = choices.length > 0;
      const offers = play.legal.some((m) => m.kind === "offer-merge");
      // An offer that was refused is not made again (E38).
      const stays = offers ? "play-defend-stuck" : "play-stand";
      const id = refuge ? (offers ? "play-defend" : "play-defend-leave") : stays;
      return { id, args: { from: table.battle?.from, to: table.battle?.to } };
    }
    case "demand-asked": {
      const province =
        typeof table.point === "object" && "demand-asked" in table.point ? table.point["demand-asked"] : "";
      return { id: "play-demand-asked", args: { seat: seatOf(table.active), province } };
    }
    case "roll":
    case "advance":
      return { id: `play-${kind}`, args: { to: table.battle?.to } };
    case "yang":
    case "yin":
    case "cornered":
      return { id: `play-${kind}` };
    case "offer-asked":
      return { id: `play-${kind}`, args: { seat: seatOf(table.battle?.defender ?? null) } };
    case "merge-asked":
    case "cornered-asked":
      return { id: `play-${kind}`, args: { seat: seatOf(table.active) } };
    case "relief":
      return {
        id: helped(play) ? "play-relief" : "play-relief-none",
        args: { card: table.struck, province: table.yin_at },
      };
    default:
      return null;
  }
}

/** Whether there is relief to play; also while nothing is known of it yet. */
const helped = ({ legal }: Asked): boolean => legal.length === 0 || mayRelieve(legal);

/** What comes next, and where it may go: that is a choice of the table (E7, E8). */
function growing({ table, outlook }: View): Phrase {
  const { growth, rules } = table;
  const next = outlook.growing?.lots[0];
  if (growth.drops > 0) return { id: "play-grow-drop", args: { count: growth.drops } };
  if (!next || next.origin === null)
    return { id: rules.split ? "play-grow" : "play-grow-together", args: { count: next?.count ?? 0 } };
  return {
    id: rules.bonus_adjoining ? "play-grow-bonus-near" : "play-grow-bonus",
    args: { count: next.count, origin: next.origin },
  };
}
