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

class Router {
  path = $state(location.pathname);
  /** What stands behind the question mark, and behind the hash sign. */
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash.slice(1));
  readonly route = $derived(routeOf(this.path));
  /** How often the route has changed: pages move the focus to their heading when it does. */
  visits = $state(0);

  /** Goes to an address of the house: path, query and hash. */
  go(address: string, replace = false): void {
    const to = new URL(address, location.href);
    if (to.href === location.href) return;
    history[replace ? "replaceState" : "pushState"](null, "", to);
    this.#arrive();
  }

  /** Changes the query of this page without a new visit: a moment of a replay is an address, not a page. */
  note(query: Readonly<Record<string, string | null>>): void {
    const to = new URL(location.href);
    for (const [key, value] of Object.entries(query)) {
      if (value === null) to.searchParams.delete(key);
      else to.searchParams.set(key, value);
    }
    if (to.href === location.href) return;
    history.replaceState(null, "", to);
    this.#arrive();
  }

  /** Listens to the back button and to links; returns how to stop. */
  listen(): () => void {
    const back = () => this.#arrive();
    const click = (event: MouseEvent) => this.#follow(event);
    addEventListener("popstate", back);
    document.addEventListener("click", click);
    return () => {
      removeEventListener("popstate", back);
      document.removeEventListener("click", click);
    };
  }

  #arrive(): void {
    const elsewhere = this.path !== location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
    if (!elsewhere) return;
    this.path = location.pathname;
    this.visits += 1;
    scrollTo(0, 0);
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
