/** New markers: what the house says of a row of them, and how many may go in a row. */
import type { GameEvent } from "../../contract";
import type { View } from "../view";
import type { Event, Province, Room } from "../wire";

export interface Grown {
  /** Markers that stay where they are placed. */
  placed: number;
  /** Those that go back to the supply at once (E10). */
  back: number;
}
export const ONE: Grown = { placed: 1, back: 0 };

/** What a row of new markers brings, as the house has told it: where there is no choice, it places all that are left (E81). */
export function grownBy(events: readonly GameEvent[], at: Province): Grown {
  const grew = (events as readonly Event[]).filter((e) => e.kind === "grew");
  return {
    placed: grew.filter(({ province, back }) => province === at && !back).length,
    back: grew.filter(({ back }) => back).length,
  };
}

/** What finds room in a province; null where nothing may grow. */
export const roomAt = ({ outlook }: View, at: Province): Room | null =>
  outlook.growing?.rooms.find(({ province }) => province === at) ?? null;

/** Numbers to choose from: regular markers go by number, those of symbols one by one, or all by a button. */
export function countsAt(view: View, at: Province): readonly number[] {
  const regular = view.outlook.growing?.lots[0]?.origin === null;
  const most = regular ? (roomAt(view, at)?.moves ?? 1) : 1;
  return Array.from({ length: Math.max(1, most) }, (_, n) => n + 1);
}
