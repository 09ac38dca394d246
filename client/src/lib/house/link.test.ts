// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { byHand, copyLink, shareLink, toClipboard } from "./link.svelte";
import { notices } from "./notices.svelte";

const LINK = "http://house.example/t/abc?at=3";

describe("a link for others", () => {
  let write: ReturnType<typeof vi.fn>;
  let old: ReturnType<typeof vi.fn>;
  let button: HTMLButtonElement;

  beforeEach(() => {
    write = vi.fn(() => Promise.reject(new Error("closed")));
    old = vi.fn(() => true);
    vi.stubGlobal("navigator", { clipboard: { writeText: write } });
    document.execCommand = old as typeof document.execCommand;
    button = document.createElement("button");
    document.body.append(button);
    button.focus();
    notices.hide();
    byHand.link = null;
  });
  afterEach(() => {
    button.remove();
    vi.unstubAllGlobals();
  });

  it("goes onto the clipboard", async () => {
    write.mockResolvedValue(undefined);
    await copyLink(LINK);
    expect(write).toHaveBeenCalledWith(LINK);
    expect(old).not.toHaveBeenCalled();
    expect(notices.text).not.toBe("");
  });

  it("is copied the old way on plain http, and the focus stays where it was", async () => {
    old.mockImplementation(() => (document.activeElement as HTMLTextAreaElement).value === LINK);
    expect(await toClipboard(LINK)).toBe(true);
    expect(document.activeElement).toBe(button);
    expect(document.querySelector("textarea")).toBeNull();
  });

  it("is shown where nothing else works", async () => {
    const broken = () => {
      throw new Error("not here");
    };
    for (const refuse of [() => false, broken]) {
      old.mockImplementation(refuse);
      byHand.link = null;
      await copyLink(LINK);
      expect(byHand.link).toBe(LINK);
    }
    expect(notices.text).toBe("");
  });

  it("is shared; closing the sheet is an answer, any other failure leads to the clipboard", async () => {
    write.mockResolvedValue(undefined);
    const share = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { clipboard: { writeText: write }, share });
    await shareLink(LINK);
    expect(share).toHaveBeenCalledWith({ url: LINK });
    share.mockRejectedValue(new DOMException("", "AbortError"));
    await shareLink(LINK);
    expect(write).not.toHaveBeenCalled();
    share.mockRejectedValue(new DOMException("", "NotAllowedError"));
    await shareLink(LINK);
    expect(write).toHaveBeenCalledWith(LINK);
  });
});
