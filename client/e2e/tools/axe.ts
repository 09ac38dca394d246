/** What axe-core says to a page, and the contrast of what it cannot judge. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { CDPSession, Page } from "@playwright/test";
import type axeCore from "axe-core";
import { expect } from "./fixtures";
import { painted } from "./paint";

declare const axe: typeof axeCore;
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Text that axe cannot judge, because a picture or a shade lies behind it: measured here, on the worst pixel colour. */
interface Doubt {
  target: string;
  why: string;
}

/** What was judged on this page already, as fingerprints. */
const known = new WeakMap<Page, Set<number>>();

/**
 * Every rule as the page stands; contrast also by the other light. Needs a page that follows the device in that. A page is judged as a
 * whole when it is first seen; of its later states only the parts that look different from all that was judged before.
 */
export async function accessible(page: Page, what: string): Promise<void> {
  for (const [which, faults] of await complaints(page)) expect.soft(faults, `${what}, ${which}`).toEqual([]);
}

/** What there is to complain of, by light and kind. */
export async function complaints(page: Page): Promise<[string, string[]][]> {
  const dark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  await still(page);
  const seen = known.get(page) ?? new Set();
  const found = await page.evaluate(newParts, [...seen]);
  known.set(page, new Set([...seen, ...found]));
  if (found.length === 0) return [];
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  await page.evaluate(CONTRAST);
  return painted(page, async () => {
    const here = await verdict(page, dark ? "dark" : "light");
    await shine(page, !dark);
    const there = await verdict(page, dark ? "light" : "dark", ["color-contrast"]);
    await shine(page, dark);
    return [...here, ...there];
  });
}

/** Nothing moves any more. */
export const still = (page: Page) =>
  page.evaluate(() => Promise.all(document.getAnimations().map((a) => a.finished.catch(() => null))));

/** What is to be judged now: all of a page, or of a later state what is new in it. */
declare const parts: Element[];
/** What was judged before, inside of these parts. */
declare const judged: Element[];
/** The sections of the page that are not as before: words drawn in them may have got another ground. */
declare const changed: Element[];

/**
 * Finds them; run in the page. Gives the fingerprints of all that is there. What a thing looks like is its words and attributes, what it is
 * drawn with, what is inside and what is around it: hundreds of like places of a board are judged once, one that begins to glow is judged again.
 */
function newParts(seen: number[]): number[] {
  const before = new Set(seen);
  const fingerprint = (text: string): number => {
    let [a, b] = [0xdeadbeef, 0x41c6ce57];
    for (let n = 0; n < text.length; n++) {
      const code = text.charCodeAt(n);
      [a, b] = [Math.imul(a ^ code, 2654435761), Math.imul(b ^ code, 1597334677)];
    }
    return 4294967296 * (2097151 & (b ^ (b >>> 15))) + ((a ^ (a >>> 15)) >>> 0);
  };
  // Every table has an address of its own.
  const plain = (text: string): string => text.replace(/\/t\/[\w-]+/g, "/t/");
  /** A thing by itself: what rules about parents and children, about names and about contrast need to know of it. */
  const shell = (e: Element, style: CSSStyleDeclaration): string => {
    const attributes = [...e.attributes].map(({ name, value }) => `${name}=${value}`);
    const words = [...e.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : ""));
    const inside = new Set([...e.children].map((child) => `${child.localName} ${child.role ?? ""}`));
    const { color, fill, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, display, visibility } = style;
    const drawn = [color, fill, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, display, visibility];
    return plain([e.localName, ...attributes, ...words, ...inside, ...drawn].join("\n"));
  };
  const looks = new Map<Element, { own: number; whole: number }>();
  const look = (e: Element, around: string): number => {
    const style = getComputedStyle(e);
    const own = fingerprint(`${around}\n${shell(e, style)}`);
    const ground = `${around} ${e.getAttribute("class") ?? ""} ${style.backgroundColor} ${style.opacity}`;
    const under = String(fingerprint(ground));
    const whole = fingerprint(`${own} ${[...e.children].map((child) => look(child, under)).join(" ")}`);
    looks.set(e, { own, whole });
    return whole;
  };
  look(document.documentElement, String(innerWidth));
  /** The smallest things that are new: of something known with something new inside, that. */
  const fresh = (e: Element): Element[] => {
    const { own, whole } = looks.get(e)!;
    // What is not seen is not judged: it is when it appears.
    if (before.has(whole) || !e.checkVisibility()) return [];
    return before.has(own) ? [...e.children].flatMap(fresh) : [e];
  };
  /** What is known of something new. */
  const old = (e: Element): Element[] => (before.has(looks.get(e)!.whole) ? [e] : [...e.children].flatMap(old));
  const address = fingerprint(`${innerWidth} ${plain(location.pathname)}`);
  const main = document.querySelector("main");
  const sections = [...document.body.querySelectorAll("*")].filter(
    (e) => !e.contains(main) && (e.parentElement === main || e.parentElement?.contains(main)) && e.checkVisibility(),
  );
  const all = !before.has(address) || !main;
  const changed = all ? [document.documentElement] : sections.filter((e) => !before.has(looks.get(e)!.whole));
  const parts = all ? changed : changed.flatMap(fresh);
  const judged = all ? [] : parts.flatMap(old);
  Object.assign(globalThis, { parts, judged, changed });
  if (changed.length === 0) return [];
  // What lies behind a modal dialog is not to be read: it is judged when that is gone.
  const modal = document.querySelector("dialog:modal");
  const inSight = (e: Element): boolean => e.checkVisibility() && (!modal || modal.contains(e) || e.contains(modal));
  const there = [...looks].filter(([e]) => inSight(e)).flatMap(([, { own, whole }]) => [own, whole]);
  return [...new Set([address, ...there])];
}

async function shine(page: Page, dark: boolean): Promise<void> {
  await page.emulateMedia({ colorScheme: dark ? "dark" : "light" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", dark ? "night" : "day");
}

async function verdict(page: Page, light: string, only?: string[]): Promise<[string, string[]][]> {
  await still(page);
  const found = await page.evaluate(async (only) => {
    const rules = only ? { runOnly: { type: "rule" as const, values: only } } : {};
    // Something may only have gone.
    if (parts.length === 0) return { violations: [], doubts: [] };
    const there = parts.filter((e) => e.isConnected && e !== document.documentElement);
    const where = there.length === 0 ? document : { include: there, exclude: judged.filter((e) => e.isConnected) };
    // Style sheets are not read for it: only a rule about turned screens would need them, and that is slow.
    const result = await axe.run(where, { preload: false, resultTypes: ["violations", "incomplete"], ...rules });
    const nodes = (r: axeCore.Result) =>
      r.nodes.map((n) => `${r.id}: ${n.html.slice(0, 140)} ${n.failureSummary ?? ""}`);
    const contrast = result.incomplete.filter((r) => r.id === "color-contrast");
    return {
      violations: result.violations.flatMap(nodes),
      doubts: contrast.flatMap((r) =>
        r.nodes.map((n) => ({ target: String(n.target[0]), why: n.any[0]?.message ?? "" })),
      ),
    };
  }, only);
  const faint = [...(await faintText(page, found.doubts)), ...(await faintDrawn(page))];
  return [
    [light, found.violations],
    [`${light}: contrast`, faint],
  ];
}

/** How light a colour is, and how two of them stand apart: made here for both measures, and run in the page. */
const CONTRAST = `
  globalThis.contrast = (a, b) => {
    const light = (c) => {
      const [r, g, b] = c.slice(0, 3).map((v) => (v / 255 <= 0.03928 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const [x, y] = [light(a), light(b)];
    return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
  };
  globalThis.enough = (style) =>
    parseFloat(style.fontSize) >= 24 || (parseFloat(style.fontSize) >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
`;
declare const contrast: (a: number[], b: number[]) => number;
declare const enough: (style: CSSStyleDeclaration) => number;

/** The page as it is painted, packed quickly rather than small: it is looked at once and thrown away. */
async function photograph(page: Page): Promise<string> {
  const browser = cameras.get(page) ?? page.context().newCDPSession(page);
  cameras.set(page, browser);
  const { data } = await (await browser).send("Page.captureScreenshot", { format: "png", optimizeForSpeed: true });
  return data;
}
const cameras = new WeakMap<Page, Promise<CDPSession>>();

/** Words that are drawn, on a board or on a piece: measured against what is painted around them, the commonest colour in their box. */
async function faintDrawn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => changed.some((e) => e.querySelector("svg:not(.picture) text"))))) return [];
  const picture = await photograph(page);
  return page.evaluate(async (picture) => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d", { willReadFrequently: true })!;
    canvas.drawImage(image, 0, 0);
    const dot = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true })!;
    const scale = image.width / innerWidth;
    // A piece may stand on a printed number.
    const drawn = [...document.querySelectorAll("svg use")].map((e) => ({ e, box: e.getBoundingClientRect() }));
    const texts = changed.flatMap((e) => [...e.querySelectorAll<SVGTextElement>("svg:not(.picture) text")]);
    return texts.flatMap((text) => {
      const box = text.getBoundingClientRect();
      // What is not on the screen, or cut off by a frame around it, is not read.
      let seen = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
      for (let up: Element | null = text.closest("svg"); up; up = up.parentElement) {
        const { left, right, top, bottom } = up.getBoundingClientRect();
        const inside = left <= box.left && box.right <= right && top <= box.top && box.bottom <= bottom;
        if (getComputedStyle(up).overflowX !== "visible" && !inside) seen = false;
      }
      if (!text.checkVisibility() || !seen || box.width < 1 || box.height < 1 || !text.textContent?.trim()) return [];
      // A figure of under 9 px is a part of its icon, whose meaning is said in words: too few points to measure a colour.
      if (text.closest("svg.tea-icon") && box.height < 11.5) return [];
      const [middle, centre] = [box.left + box.width / 2, box.top + box.height / 2];
      const onTop = document.elementFromPoint(middle, centre);
      // A modal dialog makes all that lies behind it, or behind its veil, unreachable: that is not there to be read.
      const dialog = onTop?.closest("dialog:modal");
      if (dialog && !dialog.contains(text)) return [];
      const covered = drawn.some(({ e, box: { left, right, top, bottom } }) => {
        const over = left < middle && middle < right && top < centre && centre < bottom;
        return over && !!(text.compareDocumentPosition(e) & Node.DOCUMENT_POSITION_FOLLOWING);
      });
      // A button may lie over a board that was zoomed in.
      let svg = text.closest("svg")!;
      for (let outer; (outer = svg.parentElement?.closest("svg"));) svg = outer;
      const opaque = (e: Element) => !/^(?:transparent|rgba\(.*, 0\))$/.test(getComputedStyle(e).backgroundColor);
      let under = false;
      for (let top = onTop; top && !top.contains(svg); top = top.parentElement)
        if (!svg.contains(top) && opaque(top)) under = true;
      if (covered || under) return [];
      const style = getComputedStyle(text);
      const colour = (css: string): number[] => {
        dot.clearRect(0, 0, 1, 1);
        dot.fillStyle = css;
        dot.fillRect(0, 0, 1, 1);
        return [...dot.getImageData(0, 0, 1, 1).data];
      };
      const fault = (ratio: number): string[] =>
        ratio >= enough(style) ? [] : [`${text.outerHTML} “${text.textContent}” ${ratio.toFixed(2)} (drawn)`];
      // The word itself, as it is drawn.
      const ink = colour(style.fill);
      // A rim around every letter is what it is read against, whatever lies behind: half of its stroke lies under the letter.
      const rim = style.paintOrder.startsWith("stroke") && style.stroke !== "none" ? colour(style.stroke) : null;
      if (rim?.[3] === 255 && (parseFloat(style.strokeWidth) / 2) * text.getScreenCTM()!.a >= 1)
        return fault(contrast(ink, rim));
      const [x, y] = [Math.floor(box.left * scale), Math.floor(box.top * scale)];
      const { data } = canvas.getImageData(x, y, Math.ceil(box.width * scale), Math.ceil(box.height * scale));
      const found = new Map<number, { count: number; sum: number[] }>();
      const bucket = (rgb: number[]) => rgb.slice(0, 3).reduce((all, v) => all * 16 + (v >> 4), 0);
      for (let i = 0; i < data.length; i += 4) {
        const rgb = [data[i]!, data[i + 1]!, data[i + 2]!];
        const key = bucket(rgb);
        const { count, sum } = found.get(key) ?? { count: 0, sum: [0, 0, 0] };
        found.set(key, { count: count + 1, sum: sum.map((s, n) => s + rgb[n]!) });
      }
      // Letters fill less than half of their box: on ground of many colours (hatching) their own may still be the commonest.
      const own = found.get(bucket(ink));
      if (own && own.count * 8 < data.length) found.delete(bucket(ink));
      const { count, sum } = [...found.values()].sort((a, b) => b.count - a.count)[0]!;
      return fault(
        contrast(
          ink,
          sum.map((s) => s / count),
        ),
      );
    });
  }, picture);
}

/** Measures text against the plain colour beneath it: the first opaque background on the way up. */
async function faintText(page: Page, doubts: Doubt[]): Promise<string[]> {
  return page.evaluate((doubts) => {
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
    const rgba = (color: string): number[] => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const over = (top: number[], under: number[]) => {
      const a = top[3]! / 255;
      return [0, 1, 2].map((i) => top[i]! * a + under[i]! * (1 - a)).concat(255);
    };
    return doubts.flatMap(({ target, why }) => {
      const e = document.querySelector(target);
      if (!e) return [`${target} is in doubt (${why}), and gone`];
      if (e.closest("svg") || !e.checkVisibility() || !e.textContent?.trim()) return [];
      const layers: number[][] = [];
      let opacity = 1;
      for (let up: Element | null = e; up; up = up.parentElement) {
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
      const ratio = contrast(shown, under);
      const disabled = e.closest("[disabled], [aria-disabled=true], .taken");
      return ratio >= enough(style) || disabled
        ? []
        : [`${target} “${e.textContent.trim()}” ${ratio.toFixed(2)} (${why})`];
    });
  }, doubts);
}
