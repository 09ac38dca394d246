/** Keys that work wherever nothing is being written. Those of buttons come with the buttons (buttons.ts). */
import { DIGITS, type GameKey, pressed } from "../../../lib/play/keys";
import { actionsOf, type Button } from "../dock/buttons";
import type { Amount } from "./amount.svelte";
import type { EmperorPlay, Mode } from "./play.svelte";
import type { Move, Province } from "../wire";

const MODES: Readonly<Record<string, readonly [Mode, Move["kind"]]>> = {
  a: ["attack", "attack"],
  m: ["merge", "propose-merge"],
  d: ["demand", "demand"],
};
const SHOWN = { i: "influence", r: "reach", f: "fifteen" } as const;

/** The next of some provinces after the one the keyboard is on, round and round. */
export function nextOf(lit: readonly Province[], from: Province, by: 1 | -1): Province | null {
  const at = lit.indexOf(from);
  const next = at < 0 ? (by > 0 ? 0 : lit.length - 1) : (at + by + lit.length) % lit.length;
  return lit[next] ?? null;
}

/** What is lit now, in the order of the file, from north to south. */
export function litOf(play: EmperorPlay): Province[] {
  return play.match.board.provinces.map((p) => p.id).filter((id) => play.targets.has(id) || play.sources.has(id));
}

/** What keys do with the map besides playing. */
export interface MapKeys {
  /** Moves the focus there. */
  goTo: (province: Province) => void;
  /** A step closer, or farther away. */
  zoom: (by: 1 | -1) => void;
}

/** What can be pressed at any time: it only shows something. */
const showing = (play: EmperorPlay, { zoom }: MapKeys): GameKey[] => [
  { keys: "i r f", run: (key) => play.show.toggle(SHOWN[key as keyof typeof SHOWN]) },
  { keys: "z", held: true, run: (_, { shiftKey }) => zoom(shiftKey ? -1 : 1) },
];

/** What plays. */
const playing = (play: EmperorPlay, { goTo }: MapKeys): GameKey[] => [
  {
    keys: "a m d",
    run: (key) => {
      const [mode, move] = MODES[key]!;
      return play.kind === "expand" && play.legal.some((m) => m.kind === move) ? play.setMode(mode) : false;
    },
  },
  {
    keys: "l",
    held: true,
    run: (_, { shiftKey }) => {
      const next = nextOf(litOf(play), play.cursor, shiftKey ? -1 : 1);
      return next === null ? false : goTo(next);
    },
  },
  {
    // The next refuge, as if it were clicked.
    keys: "w",
    run: () => {
      const next = play.verb === "withdraw" ? nextOf([...play.targets], play.target ?? "", 1) : null;
      if (next === null) return false;
      play.choose({ kind: "withdraw", to: next });
      goTo(next);
    },
  },
  { keys: "o", run: () => (play.match.legal.some((m) => m.kind === "offer-merge") ? play.merger.offer() : false) },
  ...(play.amount.most > 0 ? counting(play.amount) : []),
  {
    keys: null,
    run: (key, event) => {
      const action = actionsOf(play).find((a) => !a.off && a.key?.toLowerCase() === key);
      if (key === "enter") return entered(play, event.target, action);
      return action ? action.run() : false;
    },
  },
];

const counting = (amount: Amount): GameKey[] => [
  { keys: "+ =", held: true, run: () => amount.step(1) },
  { keys: "- −", held: true, run: () => amount.step(-1) },
  { keys: `0 ${DIGITS}`, run: (key) => amount.set(key === "0" && amount.least > 0 ? 10 : Number(key)) },
];

/** Whether the key was one of ours. */
export function gameKey(play: EmperorPlay, event: KeyboardEvent, map: MapKeys): boolean {
  const table = [...showing(play, map), ...(play.mine ? playing(play, map) : [])];
  return pressed(table, event, ".emperor-map, .emperor-dock");
}

/** What takes Enter for itself while it has the focus. */
const PRESSED = "button, a, summary, [data-place]";

/** Enter from elsewhere commits what is aimed at; who wants to be asked is led to the button. */
function entered(play: EmperorPlay, at: EventTarget | null, action: Button | undefined): boolean {
  if (at instanceof Element && at.closest(PRESSED)) return false;
  if (!action && play.aim === null) return false;
  if (action && play.match.confirm === "tap") action.run();
  else play.agree();
  return true;
}
