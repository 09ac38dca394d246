/** The seal as this browser saw it before the game: a house that shows another one later is found out. */
import { recall, remember } from "../memory";
import type { TableInfo } from "../wire/wire";

export function noteSeal({ id, phase, commitment }: TableInfo): void {
  if (phase !== "over" && sealSeen(id) === null) remember({ what: "seal", table: id }, commitment);
}

export const sealSeen = (id: string): string | null => recall({ what: "seal", table: id });
