/** The board in words, line by line: the seats, the regions with who is there, alliances, roads, cards. */
import { seatOf, type Args } from "../../../lib/words/seats";
import type { MatchContext, Phrase } from "../../contract";
import { colorsOf, inWords, sizeOf } from "../play/payment";
import type { View } from "../view";
import type { BoardFile, Cards } from "../wire";

const NONE: Phrase = { id: "words-none" };

/** Cards by colour, counted. */
const cardsOf = (cards: Cards): Phrase[] => (sizeOf(cards) > 0 ? inWords(colorsOf(cards)) : [NONE]);

export function text(match: MatchContext): string[] {
  const { view, board } = match as MatchContext<View, BoardFile>;
  const lines: string[] = [];
  const line = (id: string, args: Args) => void lines.push(match.say({ id, args }));
  const city = (space: string): string => board.spaces.find(({ id }) => id === space)?.city ?? space;

  view.seats.forEach(({ score, houses, emissaries, forts, cards, known }, seat) => {
    const total = view.outlook.totals[seat];
    line("text-seat", { seat: seatOf(seat), score, total, houses, emissaries, cards });
    if (view.fortifications) line("words-forts-left", { seat: seatOf(seat), forts });
    if (sizeOf(known) > 0) line("words-known", { seat: seatOf(seat), cards: cardsOf(known) });
  });
  for (const { region, houses, cap, emissaries } of view.outlook.standing.regions) {
    const file = board.regions.find(({ id }) => id === region);
    const spaces = file?.house_spaces ?? [];
    const built = houses.reduce((sum, n) => sum + n, 0);
    const state = view.scored.includes(region) ? "scored" : "open";
    line("words-region", { region, color: file?.color, built, spaces: spaces.length, emissaries, cap, state });
    houses.forEach((count, seat) => {
      const cities = spaces.filter((space) => view.houses[space] === seat).map(city);
      if (count > 0) line("words-houses", { seat: seatOf(seat), count, cities });
    });
    view.emissaries[region]?.forEach((count, seat) => {
      if (count > 0) line("words-emissaries", { seat: seatOf(seat), count });
    });
  }
  if (view.fortifications) line("words-forts", { cities: view.forts.length > 0 ? view.forts.map(city) : [NONE] });
  for (const { number, points } of view.outlook.standing.alliances) {
    const regions = board.alliances.find((a) => a.number === number)?.regions ?? [];
    const [a, b] = regions.map((region): Phrase => ({ id: `region-${region}` }));
    const holders = points.flatMap((p, seat) =>
      p > 0 ? match.say("words-holder", { seat: seatOf(seat), points: p }) : [],
    );
    if (holders.length > 0) line("words-alliance", { number, a, b, holders });
  }
  view.outlook.standing.lines.forEach((found, seat) =>
    found.forEach((spaces) =>
      line("words-road", { seat: seatOf(seat), count: spaces.length, cities: spaces.map(city) }),
    ),
  );
  const display = view.display.flatMap((color) => (color ? [{ id: `some-${color}`, args: { count: 1 } }] : []));
  const { deck } = view;
  line("text-cards", { display: display.length > 0 ? display : [NONE], deck, discard: cardsOf(view.discard) });
  if (view.hand !== null) line("text-hand", { hand: cardsOf(view.hand) });
  return lines;
}
