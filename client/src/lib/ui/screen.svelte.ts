/** How large the screen is, where the layout must know and CSS alone will not do. What the names mean: styles/screens.ts. */
import { queryOf, type ScreenName } from "../../styles/screens";

class Screen {
  phone = $state(false);
  /** No room beside the board: what would stand there is a sheet. So it is on a phone, also on its side. */
  sheets = $state(false);
  /** A tablet or less: the column beside the board has no room for wide tables. */
  narrow = $state(false);
  /** Room for one more column beside a table that needs all of a usual screen. */
  wide = $state(false);
  /** A table that is too much for one view is in panes, one at a time: on a phone, and on a tablet held upright. */
  panes = $state(false);
  /** A small phone: one line where there are two elsewhere. */
  small = $state(false);

  constructor() {
    watch("phone", (on) => (this.phone = on));
    watch("narrow", (on) => (this.narrow = on));
    watch("wide", (on) => (this.wide = on));
    watch("panes", (on) => (this.panes = on));
    watch("small", (on) => (this.small = on));
    watch("sheets", (on) => (this.sheets = on));
  }
}

function watch(name: ScreenName, set: (on: boolean) => void): void {
  const media = matchMedia?.(queryOf(name));
  if (!media) return;
  set(media.matches);
  media.addEventListener("change", () => set(media.matches));
}

export const screen = new Screen();
