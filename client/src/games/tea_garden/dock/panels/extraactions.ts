/** What can be done besides the main action: side actions, repeating one, bonuses of the top card, free actions. */
import { same } from "../../../../lib/table/turn/same";
import type { Phrase } from "../../../contract";
import { effectAt } from "../buttons";
import type { IconName } from "../../board/art/icons";
import { costsOf } from "../../play/deals";
import { keyOf, SIDES } from "../../play/moves";
import type { TeaPlay } from "../../play/play.svelte";
import type { Effect, Move } from "../../wire";

export interface ExtraAction {
  id: string;
  title: Phrase;
  icon: IconName | null;
  effects: readonly Effect[];
  /** One of them is what it does; several are listed first. */
  moves: readonly Move[];
  key?: string;
  group: "repeat" | "side" | "bonus" | "free";
}

/** Whether a move is one of its ways. */
export const isOneOf = ({ moves }: ExtraAction, move: Move): boolean => moves.some((one) => same(one, move));

const KEYS = { river: "R", cups: "K", university: "U" } as const;

export function extrasOf(play: TeaPlay): ExtraAction[] {
  const { match } = play;
  const repeats = play.waysOf("repeat").map((move, n): ExtraAction => ({
    id: keyOf(move),
    title: { id: `dock-repeat-${move.means}`, args: { n: costsOf(move, match.view)[0]?.n } },
    icon: move.means === "scroll" ? "scroll-repeat" : "leaf-brown",
    effects: [],
    moves: [move],
    ...(n === 0 ? { key: "R" } : {}),
    group: "repeat",
  }));
  const sides = SIDES.flatMap((side): ExtraAction[] => {
    const moves = play.waysOf(side);
    if (moves.length === 0) return [];
    return [
      { id: side, title: { id: `side-${side}` }, icon: side, effects: [], moves, key: KEYS[side], group: "side" },
    ];
  });
  const bonuses = play.waysOf("bonus").flatMap((move): ExtraAction[] => {
    const effect = effectAt(play, move.number);
    if (!effect) return [];
    return [
      {
        id: keyOf(move),
        title: { id: `brief-${effect.kind}`, args: { ...effect } },
        icon: null,
        effects: [effect],
        moves: [move],
        group: "bonus",
      },
    ];
  });
  const advance = play.waysOf("advance").map((move): ExtraAction => ({
    id: "advance",
    title: { id: "emperor-row", args: { n: match.view.outlook.rows[match.seat ?? 0] } },
    icon: "worker",
    effects: [],
    moves: [move],
    key: "E",
    group: "free",
  }));
  const markers = play.waysOf("marker");
  const marker: ExtraAction[] =
    markers.length === 0
      ? []
      : [
          {
            id: "marker",
            title: { id: "dock-markers" },
            icon: "cup-marker",
            effects: [],
            moves: markers,
            key: "M",
            group: "free",
          },
        ];
  return [...repeats, ...sides, ...bonuses, ...advance, ...marker];
}
