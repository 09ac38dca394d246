/** Keys that work wherever nothing is being written. Hand and baskets have their own besides. */
import { tick } from "svelte";
import { same } from "../../../lib/table/turn/same";
import { DIGITS, type GameKey, pressed } from "../../../lib/play/keys";
import { type Button, buttonsOf } from "../dock/buttons";
import { extrasOf } from "../dock/panels/extraactions";
import { type Action, keyOf } from "./moves";
import type { TeaPlay } from "./play.svelte";
import { litPlaces } from "./mapclick";
import { attemptOfKey } from "./proposals";
import type { Move } from "../wire";

export const MAIN_KEYS: Readonly<Record<string, Action>> = {
  g: "garden",
  b: "buy",
  c: "caravan",
  f: "ferment",
  h: "harvest",
};
/** Parts of the page where a game's keys work, too. */
export const OWN = ".tea-board, .tea-low";

/** What has the focus is pressed by Enter itself. */
const PRESSED = "button, a, [data-place]";

/** What the buttons of the dock say. */
const pressing = (play: TeaPlay): GameKey => ({
  keys: null,
  run: (key, { target }) => {
    if (key === "enter" && target instanceof Element && target.closest(PRESSED)) return false;
    const button = buttonsOf(play).find((b) => !b.off && b.key?.toLowerCase() === key);
    if (!button) return false;
    // Enter does what the main button says; a letter alone sends nothing, it aims.
    if (button.move && key !== "enter") play.choose(button.move);
    else button.run();
  },
});

/** What can be begun in the free part of a turn. */
const beginning = (play: TeaPlay): GameKey[] => [
  {
    keys: Object.keys(MAIN_KEYS).join(" "),
    run: (key) => (play.played && play.match.view.table.turn.main ? false : void pickAction(play, MAIN_KEYS[key]!)),
  },
  {
    keys: DIGITS,
    run: (key) => {
      const isBuying = play.action === "buy" && !play.leaves.open;
      const card = isBuying ? play.match.view.table.market[Number(key) - 1] : undefined;
      return card ? play.choose({ kind: "buy", card }) : false;
    },
  },
  { keys: null, run: (key) => stepOn(play, key) },
  // What cannot be done now: the house says why.
  {
    keys: null,
    run: (key) => {
      const attempt = attemptOfKey(key, play.match.view, play.board);
      return attempt === null || play.isLegal(attempt) ? false : play.whyNot(attempt);
    },
  },
];

/** Whether the key was one of ours. */
export function gameKey(play: TeaPlay, event: KeyboardEvent): boolean {
  const table = [pressing(play), ...(play.kind === "menu" ? beginning(play) : [])];
  return play.mine && !play.busy && pressed(table, event, OWN);
}

/** A side or free action is aimed at, and listed if it has several ways: its key again, or arrows, lead from one to the next. */
function stepOn(play: TeaPlay, key: string): boolean {
  const step = key === "arrowleft" || key === "arrowup" ? -1 : 1;
  // Also where its leaves are in front.
  const arrow = play.listed !== null && play.aim !== null && key.startsWith("arrow");
  const more = extrasOf(play).find((m) => (arrow ? m.id === play.listed : m.key?.toLowerCase() === key));
  const next = more ? nextOf(more.moves, play.aim, step) : null;
  if (!more || next === null) return false;
  const first = play.listed !== more.id && more.moves.length > 1;
  play.choose(next);
  play.listed = more.moves.length > 1 ? more.id : null;
  // One of several is only proposed by the key that lists them.
  if (first) play.proposed = true;
  if (play.listed !== null) void lead(`.tea-choice [data-move="${keyOf(next)}"]`);
  return true;
}

const mainOf = (play: TeaPlay): Button | undefined => buttonsOf(play).find((b) => !b.off && b.key === "Enter");
/** Whether there is something that Enter does. */
export const hasMain = (play: TeaPlay): boolean => play.mine && !play.busy && mainOf(play) !== undefined;
/** Enter: what the main button says. */
export function pressMain(play: TeaPlay): void {
  if (play.mine && !play.busy) mainOf(play)?.run();
}

/** The focus goes to something that has just come. */
async function lead(selector: string): Promise<void> {
  await tick();
  document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
}

/** Who founds a garden by keys is led to the valley, who trades to the first trade that can be made. */
async function pickAction(play: TeaPlay, action: Action): Promise<void> {
  await play.setAction(action);
  if (play.action === "caravan" && play.aim === null) return lead(".caravans button.row:not(.off)");
  const lit = play.action === "garden" ? litPlaces(play) : [];
  if (lit.length === 0) return;
  if (!lit.includes(play.cursor)) play.moveTo(lit[0]!);
  play.toBoard?.();
}

/** The next of several ways, round and round. */
function nextOf(moves: readonly Move[], aim: Move | null, step = 1): Move | null {
  const at = moves.findIndex((m) => same(m, aim));
  return moves.at((at + step) % Math.max(1, moves.length)) ?? null;
}
