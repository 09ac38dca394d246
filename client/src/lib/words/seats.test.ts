// @vitest-environment jsdom
// A seat is named, a number is not, whatever the parameter is called.
import { beforeAll, describe, expect, it } from "vitest";
import { SEATS as EMPEROR } from "../../games/emperor/wire";
import { SEATS as QIN } from "../../games/qin/wire";
import { SEATS as HOUSE } from "../wire/wire";
import { argsOf, seatOf, seatsOf } from "./seats";
import { Speaker } from "./speaker";
import { words } from "./words.svelte";

const people = { names: ["Anna", "Jade", "Plum"], me: 0 };

describe("what the house sends", () => {
  it("has seats where the Rust type says so", () => {
    const conquered = { kind: "conquered", seat: 1, village: "head", from: 0 };
    expect(argsOf(QIN, "event", conquered)).toEqual({ seat: { seat: 1 }, village: "head", from: { seat: 0 } });
    const moved = { kind: "moved", seat: 1, from: "honan", to: "hupeh", count: 2 };
    expect(argsOf(EMPEROR, "event", moved)).toEqual({ seat: { seat: 1 }, from: "honan", to: "hupeh", count: 2 });
    expect(argsOf(HOUSE, "house", { kind: "undone", seat: 1, from: 0 })).toEqual({ seat: { seat: 1 }, from: 0 });
    const ended = { kind: "ended", reason: "mandate", winners: [2, 0] };
    expect(argsOf(EMPEROR, "event", ended)).toEqual({ reason: "mandate", winners: [{ seat: 2 }, { seat: 0 }] });
    expect(argsOf(QIN, "refuse", { kind: "not-your-turn", asked: 1 })).toEqual({ asked: { seat: 1 } });
  });
  it("names these seats, one or several", () => {
    expect(seatsOf(QIN, { kind: "conquered", seat: 1, village: "head", from: 0 })).toEqual([1, 0]);
    expect(seatsOf(EMPEROR, { kind: "ended", reason: "mandate", winners: [2, 0] })).toEqual([2, 0]);
    expect(seatsOf(EMPEROR, { kind: "die", value: 3, strikes: null })).toEqual([]);
  });
  it("has none where it does not, and nobody stays nobody", () => {
    const fields = { "event-robbed": ["seat"] };
    expect(argsOf(fields, "event", { kind: "robbed", seat: null, owner: 1 })).toEqual({ seat: null, owner: 1 });
    expect(argsOf(fields, "refuse", { kind: "robbed", seat: 1 })).toEqual({ seat: 1 });
    expect(argsOf(fields, "ask", { kind: "place" })).toEqual({});
  });
});

describe("the words of a game", () => {
  beforeAll(async () => {
    await words.choose("en");
    await words.need("qin");
  });
  it("know its seats, and the house's", () => {
    const { fields } = words.of("qin");
    expect(fields["event-conquered"]).toEqual(["seat", "from"]);
    expect(fields["house-undone"]).toEqual(["seat"]);
    expect(words.of("").fields).toEqual(HOUSE);
  });
});

describe("the compiler", () => {
  it("takes no number for somebody", () => {
    const speaker = new Speaker("en", ["x = { $seat }"]);
    // @ts-expect-error a number is no seat
    expect(speaker.say("x", { seat: 1 }, people)).toBe("1");
    // @ts-expect-error nor inside of another sentence
    speaker.say("x", { what: { id: "x", args: { winners: [0] } } }, people);
    // @ts-expect-error nor from something of unknown type
    speaker.say("x", { ...(JSON.parse("{}") as Record<string, unknown>) }, people);
    expect(speaker.say("x", { seat: seatOf(1) }, people)).toBe("Jade");
  });
});
