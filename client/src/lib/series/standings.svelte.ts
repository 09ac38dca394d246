/** The series a table belongs to, as it stands now: read from its newest table, and read again when somebody returns. */
import { api, troubleOf } from "../wire/api";
import type { Problem } from "../wire/problem";
import type { TableInfo } from "../wire/wire";
import { words } from "../words/words.svelte";
import { goesOn, isOver } from "./series";

/** Games of others end without this page hearing of it. */
const LOOK_AGAIN = 10_000;

/** Goes on to the table of the newest game: only that one knows all results. */
export async function newestOf(id: string, ask: (id: string) => Promise<TableInfo>): Promise<TableInfo> {
  let table = await ask(id);
  while (table.next && table.series && goesOn(table.series)) table = await ask(table.next);
  return table;
}

export class SeriesPage {
  readonly #id: string;
  /** The table of the newest game. */
  table = $state.raw<TableInfo | null>(null);
  problem = $state.raw<Problem | null>(null);

  constructor(id: string) {
    this.#id = id;
  }

  async look(): Promise<void> {
    try {
      const table = await newestOf(this.table?.id ?? this.#id, api.table);
      await words.need(table.game);
      this.table = table;
      this.problem = null;
    } catch (thrown) {
      const problem = troubleOf(thrown);
      // What was seen once stays; the next look may succeed.
      if (!this.table) this.problem = problem;
    }
  }

  /** Looks now and again, while the page is in sight; returns how to stop. */
  watch(): () => void {
    void this.look();
    const again = () => {
      const done = this.table?.series && isOver(this.table.series);
      if (document.visibilityState === "visible" && !done) void this.look();
    };
    const timer = setInterval(again, LOOK_AGAIN);
    document.addEventListener("visibilitychange", again);
    addEventListener("pageshow", again);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
      removeEventListener("pageshow", again);
    };
  }
}
