/** What a screen reader says of a place of the valley: all that can be seen there, and what it is good for now. */
import { seatOf } from "../../../lib/words/seats";
import type { Phrase } from "../../contract";
import { cupOf } from "../board/art/cups";
import { regionDetails, stackDetails } from "../board/placecard/placedetails";
import { homeOf, holdersOf } from "../board/valley/geometry";
import { phraseOf } from "../board/art/icons";
import { named, type Place } from "../board/valley/places";
import { nextStation } from "../board/river/river";
import type { View } from "../view";
import { pointsFrom } from "../tell/standing/pointsources";
import type { BoardFile, Effect, Province, Region, Space } from "../wire";

const LETTERS = ["a", "b", "c", "d"];

/** What choosing it would mean. */
export type Use = "target" | "chosen" | null;

export const effectPhrases = (effects: readonly Effect[]): Phrase[] =>
  effects.map((effect) => {
    const { id, args } = phraseOf(effect);
    return { id, args: { ...args } };
  });
const bonusPhrase = (effects: readonly Effect[]): Phrase[] =>
  effects.length > 0 ? [{ id: "valley-bonus", args: { effects: effectPhrases(effects) } }] : [];

function region(board: BoardFile, view: View, id: Region): Phrase[] {
  const told = regionDetails(board, view, id);
  if (!told) return [];
  const { file, spaces, neighbours } = told;
  const near = neighbours.filter((n) => !n.river).map((n) => String(n.file.id));
  const across = neighbours.filter((n) => n.river).map((n) => String(n.file.id));
  const owners = spaces.flatMap(({ owner }) => (owner === null ? [] : [seatOf(owner)]));
  const free = spaces.filter((s) => s.owner === null).map((s) => String(s.file.vp));
  return [
    { id: "valley-region", args: { region: id, province: file.province, value: file.value } },
    ...bonusPhrase(told.bonus),
    free.length > 0 ? { id: "valley-free", args: { points: free } } : { id: "valley-full" },
    ...(owners.length > 0 ? [{ id: "valley-gardens", args: { owner: owners } }] : []),
    ...(near.length > 0 ? [{ id: "valley-near", args: { region: near } }] : []),
    ...(across.length > 0 ? [{ id: "valley-across", args: { region: across } }] : []),
  ];
}

/** Spaces of a region are told apart by letters. */
const letterOf = (region: Region, space: Space): string => LETTERS.find((letter) => space === region + letter) ?? "";

function space(board: BoardFile, view: View, id: Space): Phrase[] {
  const home = homeOf(board, id);
  const file = home?.spaces.find((s) => s.id === id);
  if (!home || !file) return [];
  const owner = holdersOf(view).get(id);
  const args = { region: String(home.id), letter: letterOf(String(home.id), id), points: file.vp };
  return [
    owner === undefined
      ? { id: "valley-space", args }
      : { id: "valley-space-held", args: { ...args, owner: seatOf(owner) } },
  ];
}

function cups(board: BoardFile, view: View, id: Province): Phrase[] {
  const told = stackDetails(board, view, id);
  if (!told) return [];
  const top = told.top === null ? null : cupOf(board, told.top);
  const halves = top && { left: { id: `half-${top.left}` }, right: { id: `half-${top.right}` } };
  return [
    { id: "valley-cups", args: { province: id, count: told.count } },
    ...(top ? [{ id: "valley-cups-top", args: { ...halves, effects: effectPhrases(top.bonus) } }] : []),
    told.open.length > 0
      ? { id: "valley-cups-open", args: { owner: told.open.map((seat) => seatOf(seat)) } }
      : { id: "valley-cups-closed" },
  ];
}

/** Where each boat is, and what the next station would bring. */
function river(board: BoardFile, view: View): Phrase[] {
  return [
    { id: "valley-river" },
    ...view.table.seats.flatMap(({ boat }, seat): Phrase[] => {
      const points = pointsFrom(view, seat, "river");
      const next = nextStation(board, view, seat)?.bonus ?? [];
      return [
        { id: "valley-boat", args: { seat: seatOf(seat), segment: boat, points } },
        ...(next.length > 0 ? [{ id: "valley-boat-next", args: { effects: effectPhrases(next) } }] : []),
      ];
    }),
  ];
}

export function describe(board: BoardFile, view: View, place: Place, use: Use, extra = 0): Phrase[] {
  const is = named(board, place);
  const told =
    is.region !== undefined
      ? region(board, view, is.region)
      : is.space !== undefined
        ? space(board, view, is.space)
        : is.province !== undefined
          ? cups(board, view, is.province)
          : river(board, view);
  if (use === "chosen") return [...told, { id: "valley-use-chosen" }];
  return use === "target" ? [...told, { id: "valley-use-target", args: { extra } }] : told;
}
