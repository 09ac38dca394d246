/** Clean addresses without a framework: a path becomes a route, links are followed without loading the page again. */
export type Route = { name: "lobby" } | { name: "table"; id: string } | { name: "about" } | { name: "lost" };

export function routeOf(path: string): Route {
  const parts = path.split("/").filter((p) => p !== "");
  const [first, second] = parts;
  if (parts.length === 0) return { name: "lobby" };
  if (parts.length === 1 && first === "about") return { name: "about" };
  if (parts.length === 2 && first === "t" && second && /^[\w-]{1,64}$/.test(second)) {
    return { name: "table", id: second };
  }
  return { name: "lost" };
}

class Router {
  path = $state(location.pathname);
  readonly route = $derived(routeOf(this.path));
  /** How often the route has changed: pages move the focus to their heading when it does. */
  visits = $state(0);

  go(path: string, replace = false): void {
    if (path === location.pathname) return;
    history[replace ? "replaceState" : "pushState"](null, "", path);
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
    if (this.path === location.pathname) return;
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
    this.go(link.pathname);
  }
}

export const router = new Router();
