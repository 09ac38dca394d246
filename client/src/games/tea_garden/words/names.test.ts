// Names in the reader's language; a host's own names stand everywhere instead, on the map and in sentences.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { Speaker } from "../../../lib/words/speaker";
import { faceOf, titleOf } from "../board/art/cards";
import { board } from "../fixtures";
import { nameOfProvince, nameOfRegion, nameOfRiver, ownNames, USUAL } from "./names";
import type { BoardFile } from "../wire";

const speakerOf = (language: string) =>
  new Speaker(language, [
    readFileSync(resolve(import.meta.dirname, `../../../../../games/tea_garden/locales/${language}.ftl`), "utf8"),
  ]);
const polish = speakerOf("pl");
const say = (id: string): string => polish.say(id);

const hosts: BoardFile = {
  ...board,
  regions: board.regions.map((region) => (region.id === 9 ? { ...region, name: "Lion's Rock" } : region)),
  provinces: board.provinces.map((province) => (province.id === "red" ? { ...province, name: "Redlands" } : province)),
  emperor_cards: board.emperor_cards.map((card) => (card.id === "E07" ? { ...card, title: "Gardener" } : card)),
};
const regionNine = (of: BoardFile) => of.regions.find(({ id }) => id === 9)!;
const province = (of: BoardFile, id: string) => of.provinces.find((one) => one.id === id)!;

describe("the usual names", () => {
  it("are those of the board file and of the English words", () => {
    const english = speakerOf("en");
    const file = [
      ...board.provinces.map(({ id, name }) => [`province-${id}`, name]),
      ...board.emperor_cards.map(({ id, title }) => [`card-${id}`, title]),
      ["river-name", board.decor.river.name],
    ];
    expect([...USUAL]).toEqual(file);
    for (const [id, name] of USUAL) expect(english.say(id)).toBe(name);
  });
  it.each(["en", "pl", "de", "it"])("of regions are the same in %s", (language) => {
    const speaker = speakerOf(language);
    for (const region of board.regions) expect(speaker.say(`region-${region.id}`)).toBe(nameOfRegion(region));
  });
});

describe("names", () => {
  it("are said in the reader's language", () => {
    expect(titleOf(faceOf(board, "E07"), say)).toBe("Pan ogrodów");
    expect(nameOfProvince(province(board, "green"), say)).toBe("Syczuan");
  });
  it("are the file's own where a host has changed them, and only there", () => {
    expect(titleOf(faceOf(hosts, "E07"), say)).toBe("Gardener");
    expect(titleOf(faceOf(hosts, "E08"), say)).toBe("Architekt ogrodów");
    expect(nameOfProvince(province(hosts, "red"), say)).toBe("Redlands");
    expect(nameOfProvince(province(hosts, "green"), say)).toBe("Syczuan");
    expect(nameOfRegion(regionNine(hosts))).toBe("Lion’s Rock");
  });
  it("are as in the catalogue where the file leaves them empty", () => {
    const blank = {
      ...board,
      emperor_cards: board.emperor_cards.map((card) => ({ ...card, title: "" })),
      decor: { ...board.decor, river: { ...board.decor.river, name: "Blue Nile" } },
    };
    expect(titleOf(faceOf(blank, "E07"), say)).toBe("Pan ogrodów");
    expect([nameOfRiver(board, say), nameOfRiver(blank, say)]).toEqual(["Jangcy", "Blue Nile"]);
    expect([...ownNames(blank).keys()].filter((id) => id.startsWith("card-"))).toEqual([]);
  });
  it("are the same in sentences", () => {
    const people = { names: ["Ann", "Ben"], me: null, own: ownNames(hosts) };
    expect(polish.say("refuse-too-far", { region: "9" }, people)).toContain("Lion’s Rock");
    expect(polish.say("log-garden", { region: "1", pagoda: null }, people)).toContain("Jinsha");
    const bought = { id: "log-card", args: { card: "E07" } };
    expect(polish.say("log-buy", { what: bought }, people)).toBe("Zakup: Gardener");
    expect(polish.say("do-take", { card: "E08" }, people)).toBe("Weź kartę: Architekt ogrodów");
    expect(polish.say("province-red", {}, people)).toBe("Redlands");
  });
});
