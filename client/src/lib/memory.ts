/** What this browser remembers. Storage may be closed to us (private windows): then it forgets, and nothing breaks. */
const PREFIX = "teahouse.";
/** What is remembered of a table is forgotten after so many others; settings never are. `moved` is what earlier versions have left. */
const OF_TABLES = ["looked", "moved", "seal", "chat", "help"] as const;
const TABLES = "tables";
const MOST_TABLES = 200;

/** Something of a table; `who`: of whom, where several people share this screen. */
export interface OfTable {
  what: (typeof OF_TABLES)[number];
  table: string;
  who?: number | "curtain";
}

/** Under which name it is kept. Names are made here and never read. */
function nameOf(key: string | OfTable): string {
  if (typeof key === "string") return PREFIX + key;
  const { what, table, who } = key;
  return `${PREFIX}${what}.${table}${who === undefined ? "" : `.${who}`}`;
}

export function recall(key: string | OfTable): string | null {
  try {
    return localStorage.getItem(nameOf(key));
  } catch {
    return null;
  }
}

export function remember(key: string | OfTable, value: string): void {
  try {
    localStorage.setItem(nameOf(key), value);
    if (typeof key !== "string") visited(key.table);
  } catch {
    // Full or forbidden: not worth a word.
  }
}

/** Tells when another window of this browser remembers something else. */
export function elsewhere(key: string, changed: (value: string | null) => void): void {
  addEventListener("storage", (event) => {
    if (event.key === nameOf(key)) changed(event.newValue);
  });
}

/** Keeps the tables in the order they were last written of, and forgets all but the newest. */
function visited(table: string): void {
  const before = (recall(TABLES) ?? "").split(" ").filter((id) => id !== "");
  if (before.at(-1) === table) return;
  const tables = [...before.filter((id) => id !== table), table];
  const newest = tables.slice(-MOST_TABLES);
  localStorage.setItem(nameOf(TABLES), newest.join(" "));
  const gone = tables.slice(0, -MOST_TABLES).flatMap((old) => OF_TABLES.map((what) => nameOf({ what, table: old })));
  if (gone.length === 0) return;
  for (const kept of Object.keys(localStorage))
    if (gone.some((name) => kept === name || kept.startsWith(`${name}.`))) localStorage.removeItem(kept);
}
