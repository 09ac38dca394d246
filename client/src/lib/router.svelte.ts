/** Clean addresses without a framework: a path becomes a route, links are followed without loading the page again. */
export type Route =
  | { name: "lobby" }
  | { name: "table"; id: string }
  | { name: "fairness"; id: string }
  | { name: "series"; id: string }
  | { name: "rules"; game: string }
  | { name: "coverage"; game: string }
  | { name: "learn"; game: string }
  | { name: "settings" }
  | { name: "fair" }
  | { name: "about" }
  | { name: "lost" };

/** How many pages of the house lie behind an entry of the browser's history; 0 if we did not make it. */
const depthOf = (state: unknown): number => Number((state as { depth?: number } | null)?.depth ?? 0);

const PLAIN = ["settings", "fair", "about"] as const;
const isId = (text: string | undefined): text is string => text !== undefined && /^[\w-]{1,64}$/.test(text);

export function routeOf(path: string): Route {
  const parts = path.split("/").filter((p) => p !== "");
  const [first, second, third] = parts;
  if (parts.length === 0) return { name: "lobby" };
  const plain = PLAIN.find((name) => name === first);
  if (parts.length === 1 && plain) return { name: plain };
  if (!isId(second)) return { name: "lost" };
  if (parts.length === 2 && first === "t") return { name: "table", id: second };
  if (parts.length === 2 && first === "rules") return { name: "rules", game: second };
  if (parts.length === 2 && first === "learn") return { name: "learn", game: second };
  if (parts.length === 3 && first === "t" && third === "fairness") return { name: "fairness", id: second };
  if (parts.length === 3 && first === "t" && third === "series") return { name: "series", id: second };
  if (parts.length === 3 && first === "rules" && third === "coverage") return { name: "coverage", game: second };
  return { name: "lost" };
}

const PATIENCE = 3000;

/** Scrolls to where a page was left: as soon as it is long enough again, unless the reader moves first. */
function readOn(top: number): void {
  if (top === 0) return scrollTo(0, 0);
  const watcher = new ResizeObserver(() => {
    scrollTo(0, top);
    if (Math.abs(scrollY - top) < 2) stop();
  });
  const moves = ["wheel", "touchstart", "keydown", "pointerdown"];
  const timer = setTimeout(stop, PATIENCE);
  function stop() {
    clearTimeout(timer);
    watcher.disconnect();
    for (const move of moves) removeEventListener(move, stop);
  }
  for (const move of moves) addEventListener(move, stop, { passive: true });
  watcher.observe(document.body);
}

class Router {
  path = $state(location.pathname);
  /** What stands behind the question mark, and behind the hash sign. */
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash.slice(1));
  readonly route = $derived(routeOf(this.path));
  /** How often the route has changed: pages move the focus to their heading when it does. */
  visits = $state(0);
  /** How many pages of the house lie behind this one in the browser's history; kept there, as one can go both ways. */
  #depth = $state(depthOf(history.state));
  /** How far down each of these pages was read. */
  readonly #read = new Map<number, number>();

  /** Whether the way back stays in the house. */
  get within(): boolean {
    return this.#depth > 0;
  }

  /** Goes to an address of the house: path, query and hash. */
  go(address: string, replace = false): void {
    const to = new URL(address, location.href);
    if (to.href === location.href) return;
    if (!replace) this.#depth += 1;
    history[replace ? "replaceState" : "pushState"]({ depth: this.#depth }, "", to);
    if (this.#arrive()) scrollTo(0, 0);
  }

  /** Goes where an answer leads, unless somebody has gone elsewhere meanwhile. */
  async goWith(answer: Promise<string | null>): Promise<void> {
    const { visits } = this;
    const address = await answer;
    if (address !== null && visits === this.visits) this.go(address);
  }

  /** Changes the query of this page without a new visit: a moment of a replay is an address, not a page. */
  note(query: Readonly<Record<string, string | null>>): void {
    const to = new URL(location.href);
    for (const [key, value] of Object.entries(query)) {
      if (value === null) to.searchParams.delete(key);
      else to.searchParams.set(key, value);
    }
    if (to.href === location.href) return;
    history.replaceState({ depth: this.#depth }, "", to);
    this.#arrive();
  }

  /** Listens to the back button and to links; returns how to stop. */
  listen(): () => void {
    const back = (event: PopStateEvent) => {
      this.#depth = depthOf(event.state);
      const read = this.#read.get(this.#depth);
      if (this.#arrive()) readOn(read ?? 0);
    };
    const scrolled = () => this.#read.set(this.#depth, scrollY);
    const click = (event: MouseEvent) => this.#follow(event);
    addEventListener("popstate", back);
    addEventListener("scroll", scrolled, { passive: true });
    document.addEventListener("click", click);
    return () => {
      removeEventListener("popstate", back);
      removeEventListener("scroll", scrolled);
      document.removeEventListener("click", click);
    };
  }

  /** Takes over the browser's address; tells whether that is another page. */
  #arrive(): boolean {
    const elsewhere = this.path !== location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
    if (!elsewhere) return false;
    this.path = location.pathname;
    this.visits += 1;
    return true;
  }

  #follow(event: MouseEvent): void {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!plain || event.defaultPrevented || !(event.target instanceof Element)) return;
    const link = event.target.closest("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    const foreign = link.origin !== location.origin || link.pathname.startsWith("/api/");
    // A link within the page (the skip link) is the browser's.
    if (foreign || link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    this.go(link.href);
  }
}

export const router = new Router();
