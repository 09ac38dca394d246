/** Two people at a table of Emperor of China, brought without the page to where something is asked. */
import type { Page } from "@playwright/test";
import { asked, follow, type Now, two } from "./emperor";
import type { Visit } from "./fixtures";
import { openTable, sitDown, type TableWish } from "./tables";

/** Where they begin: Honan and Hupeh have an open border, mountains lie between Shensi and Hupeh. */
export const NORTH = ["settle honan", "settle hopeh", "settle shensi", "yang hopeh", "yin shensi", "grow honan"];
export const SOUTH = ["settle hupeh", "settle hunan", "settle kiangsi", "yang hunan", "yin kiangsi", "grow hupeh"];

export interface Duel {
  host: Page;
  guest: Page;
  /** What the house told each of them last. */
  hosts: () => Now;
  guests: () => Now;
}

/** Opens a table for two and seats both; the host begins. */
export async function duel(
  visit: (options?: Visit) => Promise<Page>,
  options: Record<string, string> = {},
  { host: of = {}, guest: other = {}, series }: { host?: Visit; guest?: Visit; series?: TableWish["series"] } = {},
): Promise<Duel> {
  const [host, guest] = [await visit(of), await visit(other)];
  const [hosts, guests] = [follow(host), follow(guest)];
  await openTable(host, { ...two(options), ...(series ? { series } : {}) });
  await sitDown(guest, host.url(), 1);
  await asked(host, "settle");
  return { host, guest, hosts, guests };
}

/**
 * Answers for whoever this page's guest is, until a question comes or another one is asked: one of the wishes where it can
 * be, else what changes least.
 */
export async function steer(
  page: Page,
  wishes: readonly string[],
  until: string | null = null,
  seat: number | null = null,
): Promise<void> {
  const id = /\/t\/([^/?#]+)/.exec(page.url())![1]!;
  await page.evaluate(
    async ({ id, wishes, until, seat }) => {
      const patience = 400;
      for (let n = 0; n < patience; n++) {
        const look = await fetch(`/api/v1/tables/${id}/state?seen=0${seat === null ? "" : `&seat=${seat}`}`);
        const { entries, waiting, legal, result, ...told } = (await look.json()) as Omit<Now, "view" | "undo">;
        if (result) return;
        if (waiting.kind !== "seat") {
          await new Promise((done) => setTimeout(done, 30));
          continue;
        }
        if (waiting.seat !== (seat ?? told.seat) || waiting.question === until) return;
        const plain = ["end_phase", "relief no", "stand", "refuse"];
        const move = [...wishes, ...plain].find((m) => legal.includes(m)) ?? legal[0];
        const body = JSON.stringify({ token: crypto.randomUUID(), at: entries, seat, moves: [move] });
        const headers = { "content-type": "application/json" };
        const sent = await fetch(`/api/v1/tables/${id}/moves`, { method: "POST", headers, body });
        if (!sent.ok) throw new Error(`${move}: ${await sent.text()}`);
      }
      throw new Error("this leads nowhere");
    },
    { id, wishes, until, seat },
  );
}

/** Both have their first provinces, and the host's next turn has come to the free part of phase four. */
export async function toExpansion({ host, guest }: Duel): Promise<void> {
  await steer(host, NORTH);
  await steer(guest, SOUTH);
  await steer(host, NORTH, "ask-idle");
  await asked(host, "expand");
}
