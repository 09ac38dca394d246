import { describe, expect, it } from "vitest";
import { languageOf } from "./catalogues";
import { seatOf, type Args } from "./seats";
import { Speaker } from "./speaker";

const people = { names: ["Anna", "Jade", "Plum"], me: 0 };

describe("Speaker", () => {
  it("puts names in the place of seats and numbers in their plural", () => {
    const text =
      "x = { $count ->\n  [one] { $seat }: { $count } pagoda\n  [few] { $seat }: { $count } pagody\n *[many] { $seat }: { $count } pagód\n }";
    const speaker = new Speaker("pl", [text]);
    const say = (count: number) => speaker.say("x", { seat: seatOf(1), count }, people);
    expect([say(1), say(2), say(5)]).toEqual(["Jade: 1 pagoda", "Jade: 2 pagody", "Jade: 5 pagód"]);
  });

  it("joins several winners with the language's word", () => {
    const speaker = new Speaker("de", ["and-word = und\nshared = { $winners } teilen."]);
    expect(speaker.say("shared", { winners: [seatOf(0), seatOf(1), seatOf(2)] }, people)).toBe(
      "Anna, Jade und Plum teilen.",
    );
  });

  it("says the sentence about me with its own words, if there are any", () => {
    const speaker = new Speaker("en", [
      "lay = { $seat } lays.\nlay-you = You lay.\ngo = { $seat } goes.\nwon = { $winners } wins.\nwon-you = You win.",
    ]);
    expect(speaker.say("lay", { seat: seatOf(0) }, people)).toBe("You lay.");
    expect(speaker.say("lay", { seat: seatOf(1) }, people)).toBe("Jade lays.");
    expect(speaker.say("go", { seat: seatOf(0) }, people)).toBe("Anna goes.");
    expect(speaker.say("won", { winners: [seatOf(0)] }, people)).toBe("You win.");
    expect(speaker.say("lay", { seat: seatOf(0) }, { ...people, me: null })).toBe("Anna lays.");
  });

  it("tells me with whom I have won", () => {
    const speaker = new Speaker("en", [
      "and-word = and\nshared = { $winners } share it.\nshared-with-you = You and { $winners } share it.",
    ]);
    const shared = (...winners: number[]) => speaker.say("shared", { winners: winners.map((n) => seatOf(n)) }, people);
    expect(shared(0, 2)).toBe("You and Plum share it.");
    expect(shared(1, 2)).toBe("Jade and Plum share it.");
  });

  it("tells me that something was taken from me, not from my name", () => {
    const speaker = new Speaker("en", [
      "x = { $seat } robs { $from }.\nx-you = You rob { $from }.\nx-from-you = { $seat } robs you.",
    ]);
    expect(speaker.say("x", { seat: seatOf(1), from: seatOf(0) }, people)).toBe("Jade robs you.");
    expect(speaker.say("x", { seat: seatOf(0), from: seatOf(1) }, people)).toBe("You rob Jade.");
    expect(speaker.say("x", { seat: seatOf(1), from: seatOf(2) }, people)).toBe("Jade robs Plum.");
  });

  it("names seats by their type, and numbers by none", () => {
    const speaker = new Speaker("en", ["and-word = and\nx = { $a } from { $from }.\nx-from-you = From you."]);
    const say = (a: Args["a"], from: unknown) => speaker.say("x", { a, from: from as string }, people);
    expect(say(seatOf(2), seatOf(1))).toBe("Plum from Jade.");
    expect(say(seatOf(2), seatOf(0))).toBe("From you.");
    expect(say([seatOf(2), seatOf(1)], "Honan")).toBe("Plum and Jade from Honan.");
    expect(say(1, 0)).toBe("1 from 0.");
    expect(say(null, [0, 1])).toBe("none from 0 and 1.");
    expect(say(seatOf(7), undefined)).toBe("8 from none.");
  });

  it("turns values with a message of their own into words, and nothing into none", () => {
    const speaker = new Speaker("en", [
      "village-head = the Head\nx = { $village } { $tile ->\n [none] hidden\n *[other] { $tile }\n }",
    ]);
    expect(speaker.say("x", { village: "head", tile: null })).toBe("the Head hidden");
    expect(speaker.say("x", { village: "tail", tile: "RY" })).toBe("tail RY");
  });

  it("says the names of the board's own file instead, also inside a phrase", () => {
    const speaker = new Speaker("en", [
      "village-head = the Head\nvillage-tail = the Tail\nx = To { $village }.\ny = Then: { $what }",
    ]);
    const own = { ...people, own: new Map([["village-head", "Otherwhere"]]) };
    expect(speaker.say("x", { village: "head" }, own)).toBe("To Otherwhere.");
    expect(speaker.say("x", { village: "tail" }, own)).toBe("To the Tail.");
    expect(speaker.say("y", { what: { id: "x", args: { village: "head" } } }, own)).toBe("Then: To Otherwhere.");
    expect(speaker.say("village-head", {}, own)).toBe("Otherwhere");
    expect(speaker.say("village-head", {}, people)).toBe("the Head");
  });

  it("lists values, and says phrases inside a sentence", () => {
    const speaker = new Speaker("en", [
      "and-word = and\ncard-red = red\nsome-red = { $count } red\nx = Cards: { $card }.\ny = { $a }, lines of { $lines }.",
    ]);
    expect(speaker.say("x", { card: ["red", "blue"] })).toBe("Cards: red and blue.");
    expect(speaker.say("x", { card: [{ id: "some-red", args: { count: 2 } }, "red"] })).toBe("Cards: 2 red and red.");
    expect(speaker.say("y", { a: { id: "card-red" }, lines: [6, 4] })).toBe("red, lines of 6 and 4.");
  });

  it("shows the code of what it has no words for", () => {
    expect(new Speaker("en", []).say("no-such", { n: 1 })).toBe('no-such {"n":1}');
  });

  it("lets a game's words win over the house's", () => {
    expect(new Speaker("en", ["a = house", "a = game"]).say("a")).toBe("game");
  });
});

describe("languageOf", () => {
  it("takes the first wish we speak, else English", () => {
    expect(languageOf(["fr-FR", "pl-PL", "de"])).toBe("pl");
    expect(languageOf(["de-AT"])).toBe("de");
    expect(languageOf(["ja"])).toBe("en");
    expect(languageOf([])).toBe("en");
  });
});
