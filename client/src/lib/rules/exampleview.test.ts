// @vitest-environment jsdom
import { render } from "../../rendering";
import { describe, expect, it } from "vitest";
import type { GameClient } from "../../games/contract";
import Seal from "../ui/Seal.svelte";
import type { Scene, State } from "../wire/wire";
import ExampleView from "./ExampleView.svelte";

const start: State = {
  entries: 0,
  seat: 0,
  waiting: { kind: "seat", seat: 0, decision: { kind: "place" } },
  view: {},
  outlook: null,
  legal: ["a", "b"],
  told: [],
  undo: "none",
  order: null,
  result: null,
};
const scene: Scene = { name: "", title: "", clauses: [], board: {}, players: 2, start, steps: [] };
const client = (more: object) =>
  ({
    id: "qin",
    Board: Seal,
    create: () => ({ cancel: () => {}, refresh: () => {} }),
    ...more,
  }) as unknown as GameClient;

describe("an example without a move", () => {
  it("counts the moves only where the game has nothing else to say of the position", () => {
    const told = (more: object) => {
      const { container, unmount } = render(ExampleView, { client: client(more), scene, clause: "Q1" });
      const text = container.querySelector(".told")!.textContent;
      unmount();
      return text;
    };
    expect(told({})).toContain("rules-moves");
    expect(told({ Beside: Seal })).not.toContain("rules-moves");
  });
});
