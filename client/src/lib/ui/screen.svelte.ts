/** How large the screen is, where the layout must know and CSS alone will not do. */
class Screen {
  phone = $state(false);

  constructor() {
    const media = matchMedia?.("(max-width: 719px)");
    if (!media) return;
    this.phone = media.matches;
    media.addEventListener("change", () => (this.phone = media.matches));
  }
}

export const screen = new Screen();
