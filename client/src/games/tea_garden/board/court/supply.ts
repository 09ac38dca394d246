/** What belongs to nobody, in figures for sentences. */
import type { Supply } from "../../wire";

export function supplyArgs({ leaves, markers, tokens, scrolls }: Supply): Record<string, number> {
  const [strength, teapot, repeat] = scrolls;
  return { leaves, markers, tokens, strength, teapot, repeat };
}
