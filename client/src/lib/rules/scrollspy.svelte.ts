/** Which section is being read: the last one that has come to the top of the window. */
export class Spy {
  here = $state("");
  readonly #seen = new Map<string, boolean>();

  /** To be attached to each section. */
  readonly watch = (section: Element): (() => void) => {
    const watcher = new IntersectionObserver(
      ([entry]) => {
        this.#seen.set(section.id, entry!.isIntersecting);
        const first = [...document.querySelectorAll("section[id]")].find((s) => this.#seen.get(s.id));
        if (first) this.here = first.id;
      },
      { rootMargin: "-80px 0px -65% 0px" },
    );
    watcher.observe(section);
    return () => {
      watcher.disconnect();
      this.#seen.delete(section.id);
    };
  };
}
