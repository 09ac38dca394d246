/** What a person chose for this browser: day or night, sound. (The language is in lib/words.) */
import { recall, remember } from "../memory";

export type Theme = "system" | "day" | "night";
export const THEMES: readonly Theme[] = ["system", "day", "night"];

class Settings {
  theme = $state<Theme>(THEMES.find((t) => t === recall("theme")) ?? "system");
  sound = $state(recall("sound") !== "off");
  reducedMotion = $state(false);
  #systemNight = $state(false);
  readonly night = $derived(this.theme === "night" || (this.theme === "system" && this.#systemNight));

  constructor() {
    watch("(prefers-color-scheme: dark)", (on) => (this.#systemNight = on));
    watch("(prefers-reduced-motion: reduce)", (on) => (this.reducedMotion = on));
  }

  chooseTheme(theme: Theme): void {
    this.theme = theme;
    remember("theme", theme);
  }

  chooseSound(on: boolean): void {
    this.sound = on;
    remember("sound", on ? "on" : "off");
  }
}

function watch(query: string, set: (on: boolean) => void): void {
  const media = matchMedia?.(query);
  if (!media) return;
  set(media.matches);
  media.addEventListener("change", () => set(media.matches));
}

export const settings = new Settings();
