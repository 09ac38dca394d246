// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { fireEvent, render, waitFor } from "../../../rendering";
import { notices } from "../../house/notices.svelte";
import { say } from "../../words/words.svelte";
import { comeIn, linkHere } from "./invitelink";
import Invite from "./Invite.svelte";

interface Answer {
  status?: number;
  body: unknown;
}

/** A house that answers so; what it was asked. */
function house(answers: Record<string, Answer>): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string, { method, body }: RequestInit) => {
    asked.push(`${method} ${path}${typeof body === "string" ? ` ${body}` : ""}`);
    const { status = 200, body: said } = answers[`${method} ${path}`]!;
    return Promise.resolve(new Response(JSON.stringify(said), { status }));
  });
  return asked;
}

const LINK = "/api/v1/tables/abc/link";
const withdrawn = { status: 403, body: { code: "link-withdrawn", params: {} } };

afterEach(() => vi.unstubAllGlobals());

describe("the link of a table", () => {
  const shown = (container: Element) => container.querySelector("input")!.value;
  const renew = (container: Element) =>
    [...container.querySelectorAll("button")].find((button) => button.textContent.includes(say("invite-renew")));

  it("is made anew by whoever opened the table; the picture of it changes, too", async () => {
    const asked = house({
      [`GET ${LINK}`]: { body: { link: "https://tea.example/t/abc" } },
      [`POST ${LINK}`]: { body: { link: "https://tea.example/t/abc#key", key: "key" } },
    });
    const { container } = render(Invite, { id: "abc", mayRenew: true });
    await waitFor(() => expect(shown(container)).toBe("https://tea.example/t/abc"));
    const before = container.querySelector("img")!.src;
    await fireEvent.click(renew(container)!);
    await waitFor(() => expect(shown(container)).toBe("https://tea.example/t/abc#key"));
    expect(container.querySelector("img")!.src).not.toBe(before);
    expect(asked).toEqual([`GET ${LINK}`, `POST ${LINK}`]);
    expect(notices.text).toBe(say("invite-renewed"));
  });

  it("stays as it is where the house refuses", async () => {
    house({
      [`GET ${LINK}`]: { body: { link: "https://tea.example/t/abc" } },
      [`POST ${LINK}`]: { status: 403, body: { code: "host-only", params: {} } },
    });
    const { container } = render(Invite, { id: "abc", mayRenew: true });
    await waitFor(() => expect(shown(container)).toBe("https://tea.example/t/abc"));
    await fireEvent.click(renew(container)!);
    await waitFor(() => expect(notices.text).not.toBe(say("invite-renewed")));
    expect(shown(container)).toBe("https://tea.example/t/abc");
  });

  it("is nobody else's to withdraw", () => {
    house({ [`GET ${LINK}`]: { body: { link: null } } });
    const { container } = render(Invite, { id: "abc" });
    expect(renew(container)).toBeUndefined();
  });

  it("has its key on this machine as well", () => {
    expect(linkHere("abc", undefined)).toBe(`${location.origin}/t/abc`);
    expect(linkHere("abc", "key")).toBe(`${location.origin}/t/abc#key`);
  });
});

describe("coming in", () => {
  const table = { body: { id: "abc" } };

  it("needs no key where the table's address is enough", async () => {
    const asked = house({ "GET /api/v1/tables/abc": table });
    expect(await comeIn("abc", "key")).toEqual({ id: "abc" });
    expect(asked).toHaveLength(1);
  });

  it("shows the key of the link where it is not", async () => {
    const asked = house({ "GET /api/v1/tables/abc": withdrawn, "POST /api/v1/tables/abc/enter": table });
    expect(await comeIn("abc", "key")).toEqual({ id: "abc" });
    expect(asked[1]).toBe('POST /api/v1/tables/abc/enter {"key":"key"}');
  });

  it("fails with a link that was withdrawn", async () => {
    house({ "GET /api/v1/tables/abc": withdrawn, "POST /api/v1/tables/abc/enter": withdrawn });
    await expect(comeIn("abc", "")).rejects.toThrow("link-withdrawn");
    await expect(comeIn("abc", "old")).rejects.toThrow("link-withdrawn");
  });
});
