/** What axe-core says to a page, and the contrast of what it cannot judge. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axeCore from "axe-core";
import { expect } from "./fixtures";

declare const axe: typeof axeCore;
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Text that axe cannot judge, because a picture or a shade lies behind it: measured here, on the worst pixel colour. */
interface Doubt {
  target: string;
  why: string;
}

export async function accessible(page: Page, what: string): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map((a) => a.finished.catch(() => null))));
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const result = await axe.run(document, { resultTypes: ["violations", "incomplete"] });
    const nodes = (r: axeCore.Result) =>
      r.nodes.map((n) => `${r.id}: ${n.html.slice(0, 140)} ${n.failureSummary ?? ""}`);
    const contrast = result.incomplete.filter((r) => r.id === "color-contrast");
    return {
      violations: result.violations.flatMap(nodes),
      doubts: contrast.flatMap((r) =>
        r.nodes.map((n) => ({ target: String(n.target[0]), why: n.any[0]?.message ?? "" })),
      ),
    };
  });
  expect.soft(found.violations, what).toEqual([]);
  expect.soft(await faint(page, found.doubts), `${what}: contrast`).toEqual([]);
}

/** Measures text against the plain colour beneath it: the first opaque background on the way up. */
async function faint(page: Page, doubts: Doubt[]): Promise<string[]> {
  return page.evaluate((doubts) => {
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
    const rgba = (color: string): number[] => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const light = (c: number[]) => {
      const [r, g, b] = c
        .slice(0, 3)
        .map((v) => (v / 255 <= 0.03928 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
    };
    const over = (top: number[], under: number[]) => {
      const a = top[3]! / 255;
      return [0, 1, 2].map((i) => top[i]! * a + under[i]! * (1 - a)).concat(255);
    };
    const drawn = [...document.querySelectorAll(".board text")].map((e) => ({ e, name: e.outerHTML, why: "drawn" }));
    const doubted = doubts.map(({ target, why }) => ({ e: document.querySelector(target), name: target, why }));
    return [...doubted.filter(({ e }) => !e?.matches(".board text")), ...drawn].flatMap(({ e, name, why }) => {
      if (!e || !e.checkVisibility() || !e.textContent?.trim()) return [];
      const layers: number[][] = [];
      // Words on the board stand on a shape: their own, or the frame.
      const shape = e.closest(".board") && (e.parentElement?.querySelector(":scope > rect, :scope > circle") ?? null);
      const ground = shape?.matches(".fr-shadow, .ground") ? document.querySelector(".board .fr-body") : shape;
      if (ground) layers.push(rgba(getComputedStyle(ground).fill));
      let opacity = 1;
      for (let up: Element | null = ground ? null : e; up; up = up.parentElement) {
        const style = getComputedStyle(up);
        opacity *= Number(style.opacity);
        const color = rgba(style.backgroundColor);
        if (color[3]! > 0) layers.push(color);
        if (color[3] === 255) break;
      }
      const under = layers.reverse().reduce((below, layer) => over(layer, below), [255, 255, 255, 255]);
      const style = getComputedStyle(e);
      const ink = over(rgba(e instanceof SVGElement ? style.fill : style.color), under);
      const shown = over([...ink.slice(0, 3), 255 * opacity], under);
      const [a, b] = [light(shown), light(under)];
      const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      const large =
        parseFloat(style.fontSize) >= 24 || (parseFloat(style.fontSize) >= 18.66 && Number(style.fontWeight) >= 700);
      const disabled = e.closest("[disabled], [aria-disabled=true], .taken");
      return ratio >= (large ? 3 : 4.5) || disabled
        ? []
        : [`${name} “${e.textContent.trim()}” ${ratio.toFixed(2)} (${why})`];
    });
  }, doubts);
}
