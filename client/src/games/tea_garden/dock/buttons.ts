/** The buttons below what is chosen: at most three, the main one last. */
import type { Action } from "../../../lib/dock/actions";
import type { Args } from "../../../lib/words/seats";
import type { Phrase } from "../../contract";
import { faceOf } from "../board/art/cards";
import { isBrown, SIDES } from "../play/moves";
import { PENDING } from "../words/pending";
import type { TeaPlay } from "../play/play.svelte";
import type { Effect, Leaf, Move } from "../wire";

export interface Button extends Action {
  /** What it sends at once. */
  move?: Move;
}

const phrase = (id: string, args?: Args): Phrase => (args ? { id, args } : { id });
/** Sends a move by a press of its own. */
function at(
  play: TeaPlay,
  kind: "fee" | "pass" | "done" | "draw" | "skip" | "end",
  more: Partial<Button> = {},
): Button {
  const move: Move = { kind };
  return { id: kind, move, label: play.label(move), run: () => void play.send(move), ...more };
}
const confirm = (play: TeaPlay, label: Phrase, more: Partial<Button> = {}): Button => ({
  id: "confirm",
  label,
  main: true,
  key: "Enter",
  run: () => play.confirm(),
  ...more,
});
const missing = (id: string, args?: Args): Button => ({
  id: "confirm",
  label: phrase(id, args),
  main: true,
  off: true,
  run: () => {},
});
/** Sends the aim; before there is one it says what is missing. */
const aimed = (play: TeaPlay, hint: string): Button =>
  play.aim === null ? missing(hint) : confirm(play, play.label(play.aim), { waits: play.trial.preview === null });

export function buttonsOf(play: TeaPlay): Button[] {
  const skip = play.can("skip") && play.aim?.kind !== "skip" ? [at(play, "skip", { key: "N" })] : [];
  switch (play.kind) {
    case "menu":
      return menuButtons(play);
    case "cover":
      if (play.aim?.kind === "cover") return [at(play, "done"), aimed(play, "dock-choose")];
      return [at(play, "done", { id: "confirm", label: phrase("dock-cover-done"), main: true, key: "Enter" })];
    case "pay":
    case "flip":
    case "sell":
      return leavesButtons(play);
    case "pick":
      return [gardensButton(play)];
    case "draw":
      if (play.aim?.kind === "skip") return [aimed(play, "dock-choose")];
      return [...skip, at(play, "draw", { id: "confirm", main: true, key: "Enter" })];
    case "remove":
      return [...skip, aimed(play, "dock-choose-card")];
    case "discard":
      return [aimed(play, "dock-choose-card")];
    case "fate":
    case "over":
      return [];
    default:
      return [...skip, aimed(play, "dock-choose")];
  }
}

function menuButtons(play: TeaPlay): Button[] {
  const { aim, action } = play;
  const { cards, strength } = play.raised;
  const { turn } = play.match.view.table;
  if (aim !== null && play.leaves.open) return leavesButtons(play);
  if (aim !== null && play.gardens.open) return [gardensButton(play)];
  if (aim !== null) return [aimed(play, "dock-choose")];
  if (play.lists) return [missing(`dock-choose-${play.listed}`)];
  if (turn.main) {
    const list = unusedOf(play);
    const note = list.length > 0 ? { note: phrase("dock-unused", { list }) } : {};
    return [at(play, "end", { main: true, key: "Enter", ...note })];
  }
  if (turn.played) return [missing(action === null ? "dock-choose-action" : `dock-choose-${action}`)];
  // Passing is final (T2): it is aimed at first, as by its key, unless there is nothing else to do.
  const only = play.legal.length === 1;
  const pass = play.can("pass")
    ? [at(play, "pass", { key: "P", ...(only ? {} : { run: () => play.choose({ kind: "pass" }) }) })]
    : [];
  if (play.can("fee"))
    return [...pass, at(play, "fee", { main: true, key: "Enter", run: () => play.choose({ kind: "fee" }) })];
  if (!play.can("top")) return pass.map((button) => ({ ...button, main: true, key: "Enter" }));
  if (cards.length === 0) return [...pass, missing("dock-raise")];
  return [
    ...pass,
    confirm(play, phrase("dock-play", { n: cards.length, strength: strength ?? PENDING }), { id: "play" }),
  ];
}

/** Where it need not be any, that is one press away. */
function leavesButtons(play: TeaPlay): Button[] {
  const { leaves } = play;
  const none: Button = { id: "none", label: phrase("dock-no-leaves"), key: "0", run: () => leaves.clear() };
  return [...(leaves.mayBeNone && leaves.picked.length > 0 ? [none] : []), leavesButton(play)];
}
const browned = (leaves: readonly Leaf[]): number => leaves.filter(isBrown).length;
/** So many leaves, or none where that is allowed. */
function leavesButton(play: TeaPlay): Button {
  const { leaves, aim, kind } = play;
  const n = leaves.picked.length;
  const browns = leaves.brown - browned(leaves.picked);
  if (n < leaves.least) return missing("dock-leaves-missing", { n: leaves.least - n });
  if (browns > 0) return missing("dock-browns-missing", { n: browns });
  const asked = leaves.kind ?? "pay";
  if (n === 0) return confirm(play, phrase(asked === "sell" ? "dock-sell-none" : "dock-flip-none"));
  if (asked === "sell") return confirm(play, phrase("dock-sell", { n, points: salePoints(play) }));
  if (asked === "flip") return confirm(play, phrase("dock-flip", { n }));
  if (aim?.kind === "fee" && kind !== asked)
    return confirm(
      play,
      phrase("dock-fee-leaves", { green: n - browned(leaves.picked), brown: browned(leaves.picked) }),
    );
  // One press for the whole: the aim, and what is paid for it.
  return confirm(play, aim !== null && kind !== asked ? play.label(aim) : phrase("dock-pay-leaves", { n }));
}

function gardensButton(play: TeaPlay): Button {
  const n = play.gardens.picked.length;
  if (n < play.gardens.least) return missing("dock-gardens-missing");
  return confirm(play, phrase("dock-pick", { n }));
}

/** What the picked leaves would be sold for, as the house says. */
function salePoints({ list, match: { seat } }: TeaPlay): number | string {
  const [before, after] = [list.view, list.whole].map((view) => view?.table.seats[seat ?? 0]?.vp);
  return before === undefined || after === undefined ? PENDING : after - before;
}

/** What could still be done in this turn, and would be lost with its end. */
export function unusedOf(play: TeaPlay): Phrase[] {
  const sides = SIDES.filter((side) => play.can(side));
  const bonuses = play.waysOf("bonus").flatMap(({ number }) => effectAt(play, number) ?? []);
  return [
    ...sides.map((side) => phrase(`side-${side}`)),
    ...(play.can("repeat") ? [phrase("dock-unused-repeat")] : []),
    ...bonuses.map((effect) => phrase(`brief-${effect.kind}`, { ...effect })),
  ];
}

/** A bonus of the top card, from 0. */
export function effectAt(play: Pick<TeaPlay, "me" | "match">, n: number): Effect | null {
  const top = play.me?.slots.at(-1)?.top;
  return top === undefined ? null : (faceOf(play.match.board, top).bonus[n] ?? null);
}
