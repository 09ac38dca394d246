/** How large the screen is, where the layout must know and CSS alone will not do. */
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
    watch("(max-width: 719px)", (on) => (this.phone = on));
    watch("(max-width: 1099px)", (on) => (this.narrow = on));
    watch("(min-width: 1560px)", (on) => (this.wide = on));
    watch(
      "(max-width: 719px), (max-width: 1099px) and (orientation: portrait), (max-height: 480px)",
      (on) => (this.panes = on),
    );
    watch("(max-width: 719px) and (max-height: 700px)", (on) => (this.small = on));
    const onItsSide = "(max-width: 959px) and (max-height: 480px) and (orientation: landscape)";
    watch(`(max-width: 719px), ${onItsSide}`, (on) => (this.sheets = on));
  }
}

function watch(query: string, set: (on: boolean) => void): void {
  const media = matchMedia?.(query);
  if (!media) return;
  set(media.matches);
  media.addEventListener("change", () => set(media.matches));
}

export const screen = new Screen();
