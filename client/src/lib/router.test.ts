import { afterEach, describe, expect, it, vi } from "vitest";
import { routeOf, router } from "./router.svelte";

describe("routeOf", () => {
  it("knows the pages of the house", () => {
    expect(routeOf("/")).toEqual({ name: "lobby" });
    expect(routeOf("/about")).toEqual({ name: "about" });
    expect(routeOf("/t/abc-12")).toEqual({ name: "table", id: "abc-12" });
    expect(routeOf("/t/abc/")).toEqual({ name: "table", id: "abc" });
  });
  it("sends everything else to the page that says so", () => {
    for (const path of ["/t", "/t/a/b", "/t/%3Cx%3E", "/tables/x", "/about/us"])
      expect(routeOf(path)).toEqual({ name: "lost" });
  });
});

describe("router", () => {
  afterEach(() => {
    document.body.innerHTML = "";
    router.go("/");
  });

  it("follows links of the house without loading the page", () => {
    vi.stubGlobal("scrollTo", vi.fn());
    const stop = router.listen();
    document.body.innerHTML =
      '<a id="in" href="/t/abc"><b>x</b></a><a id="api" href="/api/v1/x">y</a><a id="skip" href="#content">z</a>';
    const click = (id: string, init: MouseEventInit = {}) => {
      const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
      document.querySelector(`#${id} b, #${id}`)!.dispatchEvent(event);
      return event.defaultPrevented;
    };
    // jsdom cannot navigate, so whatever is not ours is stopped here after we have looked at it.
    document.body.addEventListener("click", () => {});
    expect(click("in")).toBe(true);
    expect(router.route).toEqual({ name: "table", id: "abc" });
    expect(location.pathname).toBe("/t/abc");
    expect(click("skip")).toBe(false);
    expect(click("in", { ctrlKey: true })).toBe(false);
    stop();
  });

  it("follows the back button", () => {
    vi.stubGlobal("scrollTo", vi.fn());
    const stop = router.listen();
    router.go("/about");
    history.replaceState(null, "", "/");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(router.route).toEqual({ name: "lobby" });
    stop();
  });
});
