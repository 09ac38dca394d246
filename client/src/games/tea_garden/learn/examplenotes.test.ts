// @vitest-environment jsdom
import { render } from "../../../rendering";
import { describe, expect, it } from "vitest";
import ExampleNotes from "./ExampleNotes.svelte";
import { FakeMatch, view } from "../fixtures";
import type { View } from "../wire";
import { sayTo } from "../../spoken.fixture";

describe("beside an example", () => {
  const said = (language: string, changes: Partial<View> = {}): string | undefined => {
    const match = new FakeMatch({ ...view("menu"), ...changes }, []);
    match.say = sayTo({ names: match.names, me: 0 }, "tea_garden", language);
    const { container, unmount } = render(ExampleNotes, { match: match.context });
    const words = container.querySelector(".set")?.textContent;
    unmount();
    return words;
  };

  it.each([
    ["en", "Supply: As in the box"],
    ["pl", "Zapas: Jak w pudełku"],
    ["de", "Vorrat: Wie in der Schachtel"],
    ["it", "Riserva: Come nella scatola"],
  ])("stands that the supply is limited, in %s", (language, words) => {
    expect(said(language)).toBe(words);
  });
  it("stands nothing of a supply that never runs out", () => {
    expect(said("en", { supply: null })).toBeUndefined();
  });
});
