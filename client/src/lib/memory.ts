/** What this browser remembers. Storage may be closed to us (private windows): then it forgets, and nothing breaks. */
const PREFIX = "teahouse.";
/**
 * What is remembered of a table (`looked.<table>`, and so on) is forgotten after so many others; settings never are. `moved` is
 * what earlier versions have left.
 */
const OF_TABLES = ["looked", "moved", "seal", "chat", "help"];
const TABLES = "tables";
const MOST_TABLES = 200;

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
    const table = tableOf(key);
    if (table !== null) visited(table);
  } catch {
    // Full or forbidden: not worth a word.
  }
}

/** Tells when another window of this browser remembers something else. */
export function elsewhere(key: string, changed: (value: string | null) => void): void {
  addEventListener("storage", (event) => {
    if (event.key === PREFIX + key) changed(event.newValue);
  });
}

function tableOf(key: string): string | null {
  const [what, table] = key.split(".");
  return table !== undefined && OF_TABLES.includes(what!) ? table : null;
}

/** Keeps the tables in the order they were last written of, and forgets whatever is of none of the newest. */
function visited(table: string): void {
  const before = (recall(TABLES) ?? "").split(" ").filter((id) => id !== "");
  if (before.at(-1) === table) return;
  const tables = [...before.filter((id) => id !== table), table];
  const newest = tables.slice(-MOST_TABLES);
  localStorage.setItem(PREFIX + TABLES, newest.join(" "));
  if (tables.length === newest.length) return;
  for (const key of Object.keys(localStorage)) {
    const of = key.startsWith(PREFIX) ? tableOf(key.slice(PREFIX.length)) : null;
    if (of !== null && !newest.includes(of)) localStorage.removeItem(key);
  }
}
