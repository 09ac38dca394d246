// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";

/** What the device says, and how to change its mind. */
const device = { dark: false, still: false };
const listeners: (() => void)[] = [];
vi.stubGlobal("matchMedia", (query: string) => ({
  get matches() {
    return query.includes("dark") ? device.dark : query.includes("motion") ? device.still : false;
  },
  addEventListener: (_: string, listener: () => void) => listeners.push(listener),
}));

/** The settings as after loading the page. */
async function load() {
  vi.resetModules();
  return (await import("./settings.svelte")).settings;
}

beforeEach(() => {
  localStorage.clear();
  Object.assign(device, { dark: false, still: false });
});

describe("what a person chose", () => {
  it("is remembered by the device", async () => {
    const before = await load();
    before.chooseTheme("night");
    before.chooseSound(false);
    before.chooseLoudness(40);
    before.choosePace("slow");
    before.chooseConfirm("button");
    before.chooseLabels("never");
    before.choosePalette("clear");
    const after = await load();
    expect(after).not.toBe(before);
    const { theme, sound, loudness, pace, confirm, labels, palette } = after;
    expect({ theme, sound, loudness, pace, confirm, labels, palette }).toEqual({
      theme: "night",
      sound: false,
      loudness: 40,
      pace: "slow",
      confirm: "button",
      labels: "never",
      palette: "clear",
    });
  });
  it("is forgotten where it makes no sense", async () => {
    for (const key of ["theme", "pace", "confirm", "labels", "palette", "loudness"])
      localStorage.setItem(`teahouse.${key}`, "-7");
    const { theme, pace, confirm, labels, palette, loudness } = await load();
    expect([theme, pace, confirm, labels, palette, loudness]).toEqual([
      "system",
      "normal",
      "tap",
      "auto",
      "usual",
      100,
    ]);
  });
  it("is written where the styles read it", async () => {
    const settings = await load();
    const root = document.createElement("html");
    settings.choosePace("quick");
    settings.choosePalette("clear");
    settings.chooseTheme("night");
    settings.show(root);
    expect([root.dataset.theme, root.dataset.palette, root.style.getPropertyValue("--speed")]).toEqual([
      "night",
      "clear",
      "0.5",
    ]);
  });
});

describe("motion", () => {
  it("has the pace chosen", async () => {
    const settings = await load();
    const speeds = (["off", "quick", "normal", "slow"] as const).map((pace) => {
      settings.choosePace(pace);
      return [settings.speed, settings.reducedMotion];
    });
    expect(speeds).toEqual([
      [0, true],
      [0.5, false],
      [1, false],
      [2, false],
    ]);
  });
  it("stops when the device asks for stillness, whatever was chosen, also later", async () => {
    const settings = await load();
    settings.choosePace("slow");
    device.still = true;
    listeners.forEach((changed) => changed());
    expect([settings.speed, settings.reducedMotion]).toEqual([0, true]);
  });
});

describe("letters at the edge of a board", () => {
  it("are shown where there is room, always or never", async () => {
    const settings = await load();
    expect(settings.labelled).toBe(true);
    settings.chooseLabels("never");
    expect(settings.labelled).toBe(false);
    const { screen } = await import("../ui/screen.svelte");
    screen.phone = true;
    expect(settings.labelled).toBe(false);
    settings.chooseLabels("always");
    expect(settings.labelled).toBe(true);
    settings.chooseLabels("auto");
    expect(settings.labelled).toBe(false);
  });
});
