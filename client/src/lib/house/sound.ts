/**
 * Wood, stone and porcelain, made on the spot: no files. Silent until the first click (browsers insist, and so do
 * manners), under 400 ms, soft. Every sound has a visible twin, so nothing depends on hearing it.
 */
import type { Sound } from "../../games/contract";
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;
/** Everything goes through here: loudness is one number. */
let out: GainNode | null = null;

/** To be called from a click or key press. */
export function wakeSound(): void {
  if (context || !settings.sound || typeof AudioContext === "undefined") return;
  context = new AudioContext();
  out = context.createGain();
  out.connect(context.destination);
}

export function playSound(name: Sound): void {
  if (!context || !out || !settings.sound) return;
  void context.resume();
  out.gain.value = gainOf(settings.loudness);
  SOUNDS[name](context, context.currentTime + 0.01);
}

/** Ears hear ratios: half the loudness is a quarter of the amplitude. */
export const gainOf = (percent: number): number => (percent / 100) ** 2;

/** A struck body: a sine that dies away, with a few partials for its material. */
function strike(at: AudioContext, when: number, pitch: number, length: number, level: number, partials = [1]): void {
  partials.forEach((ratio, n) => {
    const tone = at.createOscillator();
    const gain = at.createGain();
    tone.frequency.value = pitch * ratio;
    const peak = level / (n + 1) ** 1.4;
    gain.gain.setValueAtTime(0.0001, when);
    gain.gain.exponentialRampToValueAtTime(peak, when + 0.004);
    gain.gain.exponentialRampToValueAtTime(0.0001, when + length / (1 + n * 0.6));
    tone.connect(gain).connect(out!);
    tone.start(when);
    tone.stop(when + length);
  });
}

/** A breath of noise: felt, paper, the touch of wood. */
function brush(at: AudioContext, when: number, pitch: number, length: number, level: number): void {
  const samples = Math.ceil(at.sampleRate * length);
  const buffer = at.createBuffer(1, samples, at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < samples; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 3;
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const gain = at.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.value = level;
  source.connect(filter).connect(gain).connect(out!);
  source.start(when);
}

const BOWL = [1, 2.71, 5.15];
const BELL = [1, 2.4, 3.9];

const SOUNDS: Record<Sound, (at: AudioContext, when: number) => void> = {
  tile: (a, t) => {
    brush(a, t, 420, 0.09, 0.5);
    strike(a, t, 150, 0.12, 0.16);
  },
  piece: (a, t) => {
    strike(a, t, 1250, 0.07, 0.07, [1, 1.6]);
    brush(a, t, 2600, 0.03, 0.14);
  },
  card: (a, t) => brush(a, t, 3200, 0.11, 0.16),
  join: (a, t) => {
    strike(a, t, 190, 0.13, 0.14);
    strike(a, t + 0.09, 150, 0.15, 0.14);
  },
  take: (a, t) => strike(a, t, 880, 0.36, 0.07, BELL),
  score: (a, t) => {
    strike(a, t, 523, 0.2, 0.07);
    strike(a, t + 0.1, 659, 0.28, 0.07);
  },
  turn: (a, t) => strike(a, t, 330, 0.39, 0.1, BOWL),
  refuse: (a, t) => brush(a, t, 190, 0.11, 0.6),
  win: (a, t) => {
    strike(a, t, 294, 0.39, 0.1, BOWL);
    strike(a, t + 0.16, 880, 0.39, 0.06, BELL);
  },
};
