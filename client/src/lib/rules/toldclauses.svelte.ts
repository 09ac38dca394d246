/** Which clauses a line of the log tells of. */
import { loadGame } from "../../games";
import type { GameClient, GameEvent } from "../../games/contract";
import { cardOf } from "../house/games";
import type { EventRule } from "../wire/wire";

export class ToldClauses {
  #rules = $state.raw<readonly EventRule[]>([]);
  #client = $state.raw<GameClient | null>(null);

  constructor(game: string) {
    // Without an answer the lines have no links; that is no reason to complain.
    Promise.all([cardOf(game), loadGame(game)]).then(
      ([card, client]) => ([this.#rules, this.#client] = [card?.event_rules ?? [], client]),
      () => null,
    );
  }

  /** In the order of the events; what the game leaves out of its log is left out here. */
  of(events: readonly Record<string, unknown>[]): string[] {
    const client = this.#client;
    const cited = (event: GameEvent) => client?.cites?.(event) ?? client?.tell?.([event], null).length !== 0;
    const told = (events as GameEvent[]).filter(cited);
    return [...new Set(told.flatMap((event) => clauseOf(this.#rules, event) ?? []))];
  }
}

/** The clause that tells of an event: by its kind, or, where its reason decides, by both. */
export function clauseOf(rules: readonly EventRule[], event: GameEvent): string | null {
  const { kind, reason } = event as { kind: string; reason?: unknown };
  const ofKind = rules.filter((rule) => rule.kind === kind);
  const found = ofKind.find((rule) => rule.reason === reason) ?? ofKind.find((rule) => rule.reason == null);
  return found?.rule ?? null;
}
