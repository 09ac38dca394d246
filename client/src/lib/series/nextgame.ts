/** The next game with the same people. Within a series there is nothing left to set: it begins at once. */
import { myself } from "../house/me.svelte";
import { api } from "../wire/api";
import type { TableInfo } from "../wire/wire";
import { goesOn } from "./series";

export async function nextGame(table: TableInfo): Promise<string> {
  const { id } = await api.rematch(table.id);
  if (table.series && goesOn(table.series)) {
    const next = await api.table(id);
    // Somebody else may have asked for it first: then they are the host, and have started it.
    if (next.phase === "set-up" && myself.is(next.host)) await api.start(id);
  }
  return id;
}
