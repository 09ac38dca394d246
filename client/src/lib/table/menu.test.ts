// @vitest-environment jsdom
import { fireEvent, render } from "../../rendering";
import { beforeEach, describe, expect, it } from "vitest";
import type { SeatInfo } from "../wire/wire";
import { say } from "../words/words.svelte";
import type { Match } from "./match.svelte";
import type { Room } from "./room.svelte";
import TableMenu from "./TableMenu.svelte";

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = () => {};
});

describe("the menu of a table", () => {
  async function offers(changes: { gone?: boolean; seat?: number | null; resigned?: boolean } = {}): Promise<boolean> {
    const { gone = false, seat = 0, resigned = false } = changes;
    const seats = [{ resigned }, { resigned: false }] as SeatInfo[];
    const match = { table: { game: "qin", phase: "playing", seats }, seat, board: null } as unknown as Match;
    const room = { id: "abc", shared: false } as Room;
    const { container, unmount } = render(TableMenu, { room, match, gone, showKeys: () => {}, showText: null });
    await fireEvent.click(container.querySelector("button")!);
    const items = [...container.querySelectorAll(".item")].map((item) => item.textContent.trim());
    unmount();
    expect(items).toContain(say("proof-menu"));
    return items.includes(say("resign"));
  }

  it("lets a player give up, but not somebody who plays no more: it would harm their partner", async () => {
    expect(await offers()).toBe(true);
    expect(await offers({ gone: true })).toBe(false);
    expect(await offers({ resigned: true })).toBe(false);
    expect(await offers({ seat: null })).toBe(false);
  });
});
