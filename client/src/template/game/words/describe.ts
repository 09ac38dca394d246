/** What a screen reader says of my cards of one value. */
import type { Phrase } from "../../../games/contract";
import type { View } from "../wire";

export const describe = (view: View, value: number, lit: boolean): Phrase => ({
  id: lit ? "place-card-lit" : "place-card",
  args: { value, count: view.hand?.[value - 1] ?? 0 },
});
