/** My tables and the open ones, kept fresh while the lobby is on screen. */
import { isMyMove } from "../table/seats/people";
import { api, troubleOf } from "../wire/api";
import { watchLobby } from "../wire/lobby";
import type { Link } from "../wire/returning";
import type { TableInfo } from "../wire/wire";

/** Bots at my tables play on without the lobby hearing of it. */
const LOOK_AGAIN = 10_000;

export class Lists {
  mine = $state.raw<readonly TableInfo[]>([]);
  open = $state.raw<readonly TableInfo[]>([]);
  link = $state<Link>("connecting");
  /** Whether my tables are known by now. */
  known = $state(false);

  /** Starts watching; returns how to stop. */
  watch(): () => void {
    const look = () => void this.#lookAtMine();
    look();
    const timer = setInterval(look, LOOK_AGAIN);
    const seen = () => document.visibilityState === "visible" && look();
    document.addEventListener("visibilitychange", seen);
    const stop = watchLobby(
      (tables) => {
        this.open = tables;
        look();
      },
      (link) => (this.link = link),
    );
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", seen);
      stop();
    };
  }

  async #lookAtMine(): Promise<void> {
    try {
      this.mine = sorted(await api.myTables());
      this.known = true;
    } catch (thrown) {
      // The list stays as it was; the strip above tells of a lost line.
      troubleOf(thrown);
    }
  }
}

const RANK = { "my-move": 0, playing: 1, "set-up": 2, over: 3 };

/** My move first, then what is being played, then what is being set up; what is over last, and only the newest few. */
export function sorted(tables: readonly TableInfo[]): TableInfo[] {
  const rank = (t: TableInfo) => RANK[isMyMove(t) ? "my-move" : t.phase];
  let over = 0;
  return [...tables].sort((a, b) => rank(a) - rank(b)).filter((t) => t.phase !== "over" || ++over <= 3);
}
