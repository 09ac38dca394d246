/** A place of a board for pointer, keyboard and screen reader: a button in a list that has one Tab stop. */

export interface PlaceUse {
  id: string;
  /** What stands there, and what it is for now. */
  words: string;
  /** Whether something can be done with it. */
  lit: boolean;
  chosen: boolean;
  /** The keyboard is on it. */
  current: boolean;
  /** The id of the card that tells of it, while it does. */
  card: string | null;
}

/** Its attributes; the shape is the game's. Where something can be chosen, a double tap is no zoom. */
export const placed = ({ id, words, lit, chosen, current, card }: PlaceUse) =>
  ({
    role: "button",
    "aria-label": words,
    "aria-pressed": chosen ? true : undefined,
    "aria-describedby": card ?? undefined,
    "data-place": id,
    "data-no-zoom": lit || chosen ? "" : undefined,
    tabindex: current ? 0 : -1,
  }) as const;

/** The place under a pointer or the focus. */
export const placeAt = (at: Element | null | undefined): string | null =>
  at?.closest<SVGElement>("[data-place]")?.dataset.place ?? null;
