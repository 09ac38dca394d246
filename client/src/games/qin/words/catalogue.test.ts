import { describe, expect, it } from "vitest";
import { Speaker } from "../../../lib/words/speaker";
import { Survey } from "./describe";
import { board, region, view } from "../fixtures";
import { seats } from "../tell/seats";
import { tellEvent } from "../tell/sentences";
import { soundOf } from "../tell/sounds";

const catalogues = import.meta.glob<string>("../../../../../games/qin/locales/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = import.meta.glob<string>(["../**/*.ts", "../**/*.svelte", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const people = { names: ["Ann", "Ben"], me: 0 };
const english = new Speaker("en", [catalogues["../../../../../games/qin/locales/en.ftl"]!]);

it("every phrase this folder says is in every catalogue", () => {
  const said = Object.values(sources).flatMap(
    (text) => text.match(/"(?:play|then|square|words|log|keys|seat)-[a-z-]+"/g) ?? [],
  );
  const kinds = ["founded", "enlarged", "joined", "absorbed", "conquered"].map((kind) => `"then-${kind}"`);
  const ids = [...new Set([...said, ...kinds])].map((id) => id.slice(1, -1));
  expect(ids.length).toBeGreaterThan(40);
  expect(Object.keys(catalogues).length).toBe(4);
  for (const [file, text] of Object.entries(catalogues)) {
    const speaker = new Speaker("en", [text]);
    expect([file, ids.filter((id) => !speaker.has(id))]).toEqual([file, []]);
  }
});

describe("spoken names of squares", () => {
  const survey = new Survey(board, view({ regions: [region("red", 1, ["c3", "c4", "d4"])], villages: [0] }));
  const said = (square: string, legal = false): string => {
    const { id, args } = survey.describe(square, legal);
    return english.say(id, args, people);
  };
  it("say place, colour, owner and size", () => {
    expect(said("d4")).toBe("Row 4, column D, red, province of Ben, 3 squares, 1 pagoda");
  });
  it("tell villages, water and grass apart, and what is legal", () => {
    expect(said("e2")).toMatch(/^Row 2, column E, village .*, yours$/);
    expect(said("a1")).toBe("Row 1, column A, water");
    expect(said("b1")).toBe("Row 1, column B, grass");
    expect(said("b1", true)).toBe("Row 1, column B, grass, you may lay here");
  });
});

describe("the log", () => {
  const line = (event: { kind: string } & Record<string, unknown>): string | null => {
    const phrase = tellEvent(event);
    return phrase && english.say(phrase.id, phrase.args, people);
  };
  it("names tiles by their colours and squares as on the board's edge", () => {
    expect(line({ kind: "placed", seat: 1, tile: "RY", a: "g5", b: "h5" })).toBe("Ben lays red–yellow on G5 and H5.");
    expect(line({ kind: "placed", seat: 0, tile: "RR", a: "g5", b: "h5" })).toBe("You lay double red on G5 and H5.");
  });
  it("leaves out what others draw and what is told by its cause", () => {
    expect(line({ kind: "drew", seat: 1, tile: null })).toBeNull();
    expect(line({ kind: "built", seat: 1, count: 1, left: 3 })).toBeNull();
  });
  it("has a sound for what can be heard at a table", () => {
    expect(soundOf({ kind: "placed" })).toBe("tile");
    expect(soundOf({ kind: "built" })).toBeNull();
  });
});

it("a seat's pips show what is placed of its supply", () => {
  const [mine] = seats({ ...view({}, [15, 19, 19]), outlook: { supply: 19 } });
  expect(mine).toMatchObject({ value: 15, pips: { filled: 4, total: 19 } });
});
