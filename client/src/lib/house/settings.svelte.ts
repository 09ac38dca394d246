/** What a person chose for this browser, remembered here and nowhere else. (The language is in lib/words.) */
import { recall, remember } from "../memory";
import { screen } from "../ui/screen.svelte";

export const THEMES = ["system", "day", "night"] as const;
export type Theme = (typeof THEMES)[number];

export const PACES = ["off", "quick", "normal", "slow"] as const;
export type Pace = (typeof PACES)[number];
const FACTOR: Readonly<Record<Pace, number>> = { off: 0, quick: 0.5, normal: 1, slow: 2 };

/** How a move is confirmed: by a second tap on the board, or only with its button. */
export const CONFIRMS = ["tap", "button"] as const;
export type Confirm = (typeof CONFIRMS)[number];

/** Letters and numbers at the edge of a board: where there is room, always, never. */
export const LABELS = ["auto", "always", "never"] as const;
export type Labels = (typeof LABELS)[number];

/** `clear`: colours that stay apart for eyes that confuse red and green, or blue and yellow. */
export const PALETTES = ["usual", "clear"] as const;
export type Palette = (typeof PALETTES)[number];

class Settings {
  theme = $state(recalled("theme", THEMES, "system"));
  sound = $state(recall("sound") !== "off");
  /** 10 to 100, in steps of ten. */
  loudness = $state(loudness(recall("loudness")));
  pace = $state(recalled("pace", PACES, "normal"));
  confirm = $state(recalled("confirm", CONFIRMS, "tap"));
  labels = $state(recalled("labels", LABELS, "auto"));
  palette = $state(recalled("palette", PALETTES, "usual"));
  #systemNight = $state(false);
  #systemStill = $state(false);
  readonly night = $derived(this.theme === "night" || (this.theme === "system" && this.#systemNight));
  /** The system's wish for stillness wins over any speed chosen here. */
  readonly reducedMotion = $derived(this.#systemStill || this.pace === "off");
  /** How long motion takes: 1 as designed, 2 twice as long, 0 none at all. */
  readonly speed = $derived(this.reducedMotion ? 0 : FACTOR[this.pace]);

  constructor() {
    watch("(prefers-color-scheme: dark)", (on) => (this.#systemNight = on));
    watch("(prefers-reduced-motion: reduce)", (on) => (this.#systemStill = on));
  }

  get systemStill(): boolean {
    return this.#systemStill;
  }

  /** Whether a board shows its letters and numbers here. */
  get labelled(): boolean {
    return this.labels === "always" || (this.labels === "auto" && !screen.phone);
  }

  chooseTheme(theme: Theme): void {
    this.theme = theme;
    remember("theme", theme);
  }

  chooseSound(on: boolean): void {
    this.sound = on;
    remember("sound", on ? "on" : "off");
  }

  chooseLoudness(percent: number): void {
    this.loudness = loudness(String(percent));
    remember("loudness", String(this.loudness));
  }

  choosePace(pace: Pace): void {
    this.pace = pace;
    remember("pace", pace);
  }

  chooseConfirm(confirm: Confirm): void {
    this.confirm = confirm;
    remember("confirm", confirm);
  }

  chooseLabels(labels: Labels): void {
    this.labels = labels;
    remember("labels", labels);
  }

  choosePalette(palette: Palette): void {
    this.palette = palette;
    remember("palette", palette);
  }

  /** Writes what the styles read; public/theme.js does the same before the first paint. */
  show(root: HTMLElement): void {
    root.dataset.theme = this.night ? "night" : "day";
    root.dataset.palette = this.palette;
    root.style.setProperty("--speed", String(this.speed));
  }
}

function recalled<T extends string>(key: string, values: readonly T[], otherwise: T): T {
  const kept = recall(key);
  return values.find((v) => v === kept) ?? otherwise;
}

/** What was kept may be anything; full loudness is what the sounds were made for. */
function loudness(kept: string | null): number {
  const percent = Math.round(Number(kept) / 10) * 10;
  return kept !== null && percent >= 10 && percent <= 100 ? percent : 100;
}

function watch(query: string, set: (on: boolean) => void): void {
  const media = matchMedia?.(query);
  if (!media) return;
  set(media.matches);
  media.addEventListener("change", () => set(media.matches));
}

export const settings = new Settings();
