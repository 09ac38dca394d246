/** What pointer, keys and focus do on a board. */
import type { Inquiry } from "./inquiry.svelte";
import type { Reach } from "./reach.svelte";

export interface Hands {
  tap: (event: MouseEvent) => void;
  down?: (event: PointerEvent) => void;
  pass?: (event: PointerEvent) => void;
  leave?: (event: PointerEvent) => void;
  /** The system has taken the pointer away. */
  drop?: (event: PointerEvent) => void;
  press: (event: KeyboardEvent) => void;
  focus: (event: FocusEvent) => void;
  blur: (event: FocusEvent) => void;
}

/** The usual hands: the keyboard goes from place to place, and a card tells of places. A game adds what is its own. */
export const handsOf = <Target extends string>(
  reach: Reach,
  inquiry: Inquiry<Target>,
  own: Pick<Hands, "tap"> & Partial<Hands>,
): Hands => ({
  down: inquiry.down,
  pass: inquiry.pass,
  leave: inquiry.leave,
  drop: inquiry.drop,
  press: reach.press,
  focus: reach.focus,
  blur: reach.blur,
  ...own,
});
