// @vitest-environment jsdom
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

  it("knows whether the way back stays in the house", () => {
    vi.stubGlobal("scrollTo", vi.fn());
    const stop = router.listen();
    history.replaceState(null, "", "/");
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
    expect(router.within).toBe(false);
    router.go("/settings");
    expect(router.within).toBe(true);
    // What replaces a page, or only notes something, adds no way back.
    router.note({ at: "3" });
    router.go("/about", true);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state as unknown }));
    expect([router.path, router.within]).toEqual(["/about", true]);
    history.replaceState(null, "", "/settings");
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
    expect(router.within).toBe(false);
    stop();
  });

  it("begins a new page at its top, and does not touch the place of one gone back to", () => {
    const scroll = vi.fn();
    const wait = vi.fn();
    vi.stubGlobal("scrollTo", scroll);
    vi.stubGlobal("ResizeObserver", function () {
      return { observe: wait, disconnect: () => {} };
    });
    const stop = router.listen();
    const before = history.state as unknown;
    vi.stubGlobal("scrollY", 700);
    dispatchEvent(new Event("scroll"));
    router.go("/about");
    expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 0);
    history.replaceState(before, "", "/");
    dispatchEvent(new PopStateEvent("popstate", { state: before }));
    expect(scroll).toHaveBeenCalledOnce();
    expect(wait).toHaveBeenCalledOnce();
    stop();
  });

  it("does not pull somebody back who went elsewhere while an answer was awaited", async () => {
    vi.stubGlobal("scrollTo", vi.fn());
    await router.goWith(Promise.resolve("/about"));
    expect(router.path).toBe("/about");
    await router.goWith(Promise.resolve(null));
    const late = router.goWith(Promise.resolve("/t/abc"));
    router.go("/settings");
    await late;
    expect(router.path).toBe("/settings");
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
