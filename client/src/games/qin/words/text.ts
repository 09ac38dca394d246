/** The board in words, line by line: provinces by owner, villages, my tiles. */
import { seatOf, type Args } from "../../../lib/words/seats";
import type { MatchContext } from "../../contract";
import { spoken } from "../board/square";
import type { BoardFile, View } from "../wire";

export function text(match: MatchContext): string[] {
  const { view, board } = match as MatchContext<View, BoardFile>;
  const speak = (id: string, args?: Args) => match.say(id, args);
  const lines: string[] = [];
  const places = (squares: readonly string[]): string => squares.map(spoken).join(" ");

  view.seats.forEach((seat, owner) => {
    lines.push(speak("words-seat", { seat: seatOf(owner), supply: seat.supply, tiles: seat.tiles }));
    for (const r of view.regions.filter((r) => r.owner === owner)) {
      const args = { color: r.color, size: r.squares.length, pagodas: r.pagodas, squares: places(r.squares) };
      lines.push(speak("words-province", args));
    }
    board.villages.forEach((v, n) => {
      if (view.villages[n] === owner) lines.push(speak("words-village", { village: v.id, squares: places(v.squares) }));
    });
  });
  for (const r of view.regions.filter((r) => r.owner === null)) {
    lines.push(speak("words-lone", { color: r.color, squares: places(r.squares) }));
  }
  board.villages.forEach((v, n) => {
    if ((view.villages[n] ?? null) === null)
      lines.push(speak("words-neutral", { village: v.id, squares: places(v.squares) }));
  });
  for (const letters of view.hand ?? []) lines.push(speak("play-tile", { letters }));
  lines.push(speak("play-stock", { stock: view.stock }));
  return lines;
}
