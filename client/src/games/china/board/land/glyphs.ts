/** The sign of each card colour, drawn for a box of 24: colour is never the only mark. */
import type { Color } from "../../wire";

export const GLYPHS: Readonly<Record<Color, string>> = {
  // peaks
  red: "M2 19L9 6l4 7 3-4.5L22 19Z",
  // a leaf
  green: "M12 21C5 17 4 9 12 3c8 6 7 14 0 18ZM12 21V9",
  // an ear of grain
  yellow:
    "M12 22V8M12 8c-3-1-3-4 0-6 3 2 3 5 0 6ZM12 13c-4 0-6-2-6-5 4 0 6 2 6 5ZM12 13c4 0 6-2 6-5-4 0-6 2-6 5ZM12 19c-4 0-6-2-6-5 4 0 6 2 6 5ZM12 19c4 0 6-2 6-5-4 0-6 2-6 5Z",
  // the sun
  orange:
    "M12 7.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9ZM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3L19 19M19 5l-1.7 1.7M6.7 17.3L5 19",
  // waves
  purple: "M2 9q2.5-4 5 0t5 0t5 0t5 0M2 14q2.5-4 5 0t5 0t5 0t5 0M2 19q2.5-4 5 0t5 0t5 0t5 0",
};
