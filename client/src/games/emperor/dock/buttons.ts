/** The buttons below a panel: at most three, the main one last. What they say comes with the move. */
import { seatOf } from "../../../lib/words/seats";
import type { Phrase } from "../../contract";
import { roomAt } from "../play/growth";
import { keyOf, mayRelieve, ofKind } from "../play/moves";
import type { EmperorPlay } from "../play/play.svelte";
import type { View } from "../view";
import type { Merger, Move, Province } from "../wire";

export interface Action {
  id: string;
  label: Phrase;
  /** What presses it on a keyboard. */
  key?: string;
  /** What would be left undone by it. */
  leaves?: Phrase;
  /** The one that does it. */
  main?: boolean;
  /** Nothing to confirm yet: it says what is missing. */
  off?: boolean;
  /** The house has not said yet what it would do: that takes a moment. */
  waits?: boolean;
  run(): void;
}

type Mine = Pick<
  EmperorPlay,
  | "kind"
  | "mode"
  | "aim"
  | "count"
  | "trial"
  | "target"
  | "legal"
  | "tentative"
  | "match"
  | "label"
  | "confirm"
  | "back"
  | "send"
  | "many"
  | "choose"
  | "setMode"
>;

const may = (play: Mine, kind: Move["kind"]): boolean => play.legal.some((m) => m.kind === kind);

const NO_RELIEF: Move = { kind: "relief", accepted: false };

/** Sends a move by a click of its own. */
const at = (play: Mine, move: Move, more: Partial<Action> = {}): Action => ({
  id: keyOf(move),
  label: play.label(move),
  run: () => void play.send(move),
  ...more,
});

/** What is aimed at, or the hint that something has to be chosen first. */
function confirming(play: Mine, missing: string): Action {
  const { aim } = play;
  const run = (): void => play.confirm();
  const waits = play.trial.aim !== null && play.trial.preview === null && play.kind !== "roll";
  if (aim !== null) return { id: "confirm", label: play.label(aim), main: true, waits, run };
  return { id: "confirm", label: { id: missing }, main: true, off: true, run };
}

const back = (play: Mine): Action[] =>
  play.tentative ? [{ id: "back", label: { id: "act-back" }, key: "Esc", run: () => play.back() }] : [];

export function actionsOf(play: Mine): Action[] {
  const { kind, aim, match } = play;
  switch (kind) {
    case "settle":
      return [...back(play), confirming(play, "act-choose-province")];
    case "grow":
      return growing(play);
    case "colonise":
    case "move":
      return [...back(play), ending(play)];
    case "expand":
      return expanding(play);
    case "merge-asked":
    case "offer-asked":
    case "cornered-asked":
      return [at(play, { kind: "refuse" }, { key: "N" }), accepting(play)];
    case "demand-asked":
    case "defend":
      return [
        ...back(play),
        aim === null ? at(play, { kind: "stand" }, { key: "S", main: true }) : confirming(play, "act-choose"),
      ];
    case "roll":
      return [at(play, { kind: "break-off" }, { key: "B" }), { ...confirming(play, "act-choose"), key: "Enter" }];
    case "advance":
      return [confirming(play, "act-choose")];
    case "yang":
    case "yin":
      return [...back(play), confirming(play, "act-choose-province")];
    case "relief":
      if (!mayRelieve(match.legal)) return [at(play, NO_RELIEF, { key: "N", main: true })];
      return [
        at(play, NO_RELIEF, { key: "N" }),
        at(play, { kind: "relief", accepted: true }, { key: "Y", main: true }),
      ];
    case "cornered":
      return [...back(play), confirming(play, "act-choose")];
    default:
      return [];
  }
}

function growing(play: Mine): Action[] {
  const rest = play.target === null ? null : restAt(play, play.target);
  const drop = may(play, "drop") ? [at(play, { kind: "drop" })] : [];
  return [...back(play), ...(rest ? [rest] : drop), confirming(play, "act-choose-province")];
}

/** Several markers at once, but only those that would not go back to the supply (E10). */
function restAt(play: Mine, province: Province): Action | null {
  const { view } = play.match;
  const count = roomAt(view, province)?.moves ?? 0;
  // Where one press of the main button does the same, there is no second button for it.
  if (count <= play.count) return null;
  const all = count === view.outlook.growing?.next;
  return {
    id: "rest",
    label: all ? { id: "act-rest", args: { count } } : { id: "do-grow", args: { province, count } },
    run: () => void play.many(province, count),
  };
}

/** Without an aim the phase can be ended. */
function ending(play: Mine): Action {
  return play.aim === null ? end(play) : confirming(play, "act-choose");
}

/** Markers can be moved to and fro at all times; what is counted are free provinces in reach, and attacks. */
function end(play: Mine): Action {
  const free = new Set(ofKind(play.legal, "colonise").map((m) => m.to)).size;
  const attacks = ofKind(play.legal, "attack").length;
  const left: Phrase[] = [
    ...(free > 0 ? [{ id: "end-left-colonise", args: { count: free } }] : []),
    ...(attacks > 0 ? [{ id: "end-left-attack", args: { count: attacks } }] : []),
  ];
  return at(play, { kind: "end-phase" }, { key: "E", main: true, ...(left[0] && { leaves: left[0] }) });
}

function expanding(play: Mine): Action[] {
  const { mode, aim } = play;
  if (aim !== null) return [...back(play), confirming(play, "act-choose")];
  const to = (wanted: "attack" | "merge" | "demand", key: string): Action => ({
    id: wanted,
    label: { id: `act-${wanted}` },
    key,
    run: () => play.setMode(wanted),
  });
  if (mode !== "attack")
    return [to("attack", "A"), confirming(play, mode === "merge" ? "act-choose-player" : "act-choose-province")];
  return [
    ...(may(play, "demand") ? [to("demand", "D")] : []),
    ...(may(play, "propose-merge") ? [to("merge", "M")] : []),
    end(play),
  ];
}

/** Whoever would become the junior plays no more: that takes a second press. */
function accepting(play: Mine): Action {
  const { match, aim } = play;
  const { seat } = match;
  const merger = mergerWith(match.view, match.view.outlook.partner);
  if (merger?.junior !== seat) return at(play, { kind: "accept" }, { key: "Y", main: true });
  if (aim?.kind === "accept") {
    const label = { id: "act-join-surely", args: { asked: seatOf(merger.senior) } };
    // It takes the place of the first one: a double click is one press.
    return { ...confirming(play, "act-choose"), label, run: () => (play.trial.seen ? play.confirm() : undefined) };
  }
  return { ...at(play, { kind: "accept" }, { key: "Y" }), run: () => play.choose({ kind: "accept" }) };
}

/** What a merger of the active player with somebody would make. */
export const mergerWith = ({ outlook }: View, partner: number | null): Merger | undefined =>
  outlook.mergers.find(({ senior, junior }) => senior === partner || junior === partner);
