/** Keys that work wherever nothing is being written. Those of buttons come with the buttons (buttons.ts). */
import { isGameKey } from "../../../lib/ui/focus";
import { actionsOf, type Button } from "../dock/buttons";
import type { EmperorPlay, Mode } from "./play.svelte";
import type { Move, Province } from "../wire";

const MODES: Readonly<Record<string, readonly [Mode, Move["kind"]]>> = {
  a: ["attack", "attack"],
  m: ["merge", "propose-merge"],
  d: ["demand", "demand"],
};
/** A key that is held down goes on only with these; it plays nothing a second time. */
const REPEATS: ReadonlySet<string> = new Set(["l", "z", "+", "=", "-", "−"]);
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

/** Whether the key was one of ours. */
export function gameKey(play: EmperorPlay, event: KeyboardEvent, { goTo, zoom }: MapKeys): boolean {
  if (!isGameKey(event, ".emperor-map, .emperor-dock")) return false;
  const key = event.key.toLowerCase();
  if (event.repeat && !REPEATS.has(key)) return false;
  const shown = SHOWN[key as keyof typeof SHOWN];
  if (shown) return (play.toggle(shown), true);
  if (key === "z") return (zoom(event.shiftKey ? -1 : 1), true);
  if (!play.mine) return false;
  const mode = MODES[key];
  if (mode && play.kind === "expand" && play.legal.some((m) => m.kind === mode[1]))
    return (play.setMode(mode[0]), true);
  if (key === "l") {
    const next = nextOf(litOf(play), play.cursor, event.shiftKey ? -1 : 1);
    if (next) goTo(next);
    return next !== null;
  }
  // The next refuge, as if it were clicked.
  if (key === "w" && play.verb === "withdraw") {
    const next = nextOf([...play.targets], play.target ?? "", 1);
    if (!next) return false;
    play.choose({ kind: "withdraw", to: next });
    goTo(next);
    return true;
  }
  if (key === "o" && play.match.legal.some((m) => m.kind === "offer-merge")) return (play.offer(), true);
  if (play.most > 0 && counted(play, key)) return true;
  const action = actionsOf(play).find((a) => !a.off && a.key?.toLowerCase() === key);
  if (key === "enter") return entered(play, event.target, action);
  if (action) action.run();
  return action !== undefined;
}

/** What takes Enter for itself while it has the focus. */
const PRESSED = "button, a, summary, [data-place]";

/** Enter from elsewhere commits what is aimed at; who wants to be asked is led to the button. */
function entered(play: EmperorPlay, at: EventTarget | null, action: Button | undefined): boolean {
  if (at instanceof Element && at.closest(PRESSED)) return false;
  if (!action && play.aim === null) return false;
  if (play.match.confirm === "button") play.toButton?.();
  else if (action) action.run();
  else play.confirm();
  return true;
}

function counted(play: EmperorPlay, key: string): boolean {
  if (key === "+" || key === "=") play.step(1);
  else if (key === "-" || key === "−") play.step(-1);
  else if (/^\d$/.test(key)) play.set(key === "0" && play.least > 0 ? 10 : Number(key));
  else return false;
  return true;
}
