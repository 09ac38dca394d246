/** What a move would change on the map: the view after it against the view now. */
import type { MatchContext } from "../../contract";
import type { View } from "../view";
import type { BoardFile, Province } from "../wire";

export interface Change {
  province: Province;
  /** Owner and markers now and then. */
  before: { owner: number | null; markers: number };
  after: { owner: number | null; markers: number };
  /** The figures as they are shown: "4+3" for what grows in place, "5→2" for what leaves, nothing where none were. */
  words: string;
}

const NOBODY = { owner: null, markers: 0 };

export function changesOf(view: View, after: View): Change[] {
  const names = new Set([...Object.keys(view.table.provinces), ...Object.keys(after.table.provinces)]);
  return [...names].flatMap((province): Change[] => {
    const [a, b] = [view.table.provinces[province] ?? NOBODY, after.table.provinces[province] ?? NOBODY];
    if (a.owner === b.owner && a.markers === b.markers) return [];
    const before = { owner: a.owner, markers: a.markers };
    const then = { owner: b.owner, markers: b.markers };
    return [{ province, before, after: then, words: wordsOf(before, then) }];
  });
}

function wordsOf(before: Change["before"], after: Change["after"]): string {
  if (before.markers === 0) return "";
  if (before.owner === after.owner && after.markers > before.markers)
    return `${before.markers}+${after.markers - before.markers}`;
  return `${before.markers}→${after.markers}`;
}

/** The changes and my points in words, as the map shows them. */
export function inWords(match: MatchContext<View, BoardFile>, after: View): string {
  const changes = changesOf(match.view, after).map(({ province, before, after }) => ({
    id: "play-change",
    args: { province, before: before.markers, after: after.markers },
  }));
  const [before, then] = [match.view, after].map((v) =>
    match.seat === null ? 0 : (v.outlook.scores[match.seat] ?? 0),
  );
  return [
    changes.length > 0 ? match.say("play-changes", { changes }) : "",
    before === then ? "" : match.say("play-points", { before, after: then }),
  ].join(" ");
}
