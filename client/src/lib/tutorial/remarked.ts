/** Which tables of this device have remarks: a table looks here before it fetches them. */
import { type OfTable, recall } from "../memory";

export const keyOf = (table: string): OfTable => ({ what: "help", table });
/** What is remembered of remarks that are not wanted any more. */
export const OFF = "off";

export function hasRemarks(table: string): boolean {
  const kept = recall(keyOf(table));
  return kept !== null && kept !== OFF;
}
