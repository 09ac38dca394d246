/** What this browser remembers. Storage may be closed to us (private windows): then it forgets, and nothing breaks. */
const PREFIX = "teahouse.";

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
  } catch {
    // Full or forbidden: not worth a word.
  }
}
