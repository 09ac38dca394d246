/** Answers that do not change, each asked for once. */
const kept = new Map<string, Promise<unknown>>();

export function once<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const before = kept.get(key) as Promise<T> | undefined;
  if (before) return before;
  const answer = ask();
  kept.set(key, answer);
  // A failure is not worth keeping.
  answer.catch(() => kept.delete(key));
  return answer;
}
