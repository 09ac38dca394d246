/** What a game's plan of the room (`RoomPlan`) comes to on the dock: attributes and lengths that room.css and plans/ read. */
import type { GameClient, MatchContext } from "../../games/contract";
import "./room.css";

/** Of the dock while the game's own part is in it. */
export function planOf({ room }: GameClient, { state, mine }: Pick<MatchContext, "state" | "mine">) {
  const { dock, terse, urgent, kind } = room ?? {};
  const lengths = Object.entries(dock ?? {}).map(([name, pixels]) => `--dock-${name}: ${pixels}px`);
  const { waiting } = state;
  const asked = mine && waiting.kind === "seat" ? waiting.decision.kind : "";
  return {
    style: lengths.join("; ") || undefined,
    "data-steady": dock && "",
    "data-remarks-yield": dock?.remarks && "",
    "data-terse": terse && "",
    "data-urgent": urgent?.includes(asked) ? "" : undefined,
    "data-plan": kind,
  };
}
