/** What the map shows on demand, and what is heard of it. */
import type { MatchContext, Phrase } from "../../contract";
import type { View } from "../view";
import { listed } from "../words/overlays";
import type { BoardFile } from "../wire";

export type Shown = "influence" | "reach" | "fifteen";

export class Overlays implements Record<Shown, boolean> {
  influence = $state(false);
  reach = $state(false);
  fifteen = $state(false);
  readonly #match: MatchContext<View, BoardFile>;

  constructor(match: MatchContext<View, BoardFile>) {
    this.#match = match;
    // An example without a move is about what everybody holds.
    this.influence = match.example?.moves.length === 0;
  }

  toggle(what: Shown): void {
    const match = this.#match;
    const on = (this[what] = !this[what]);
    const said = match.say(on ? "show-on" : "show-off", { what: { id: `show-${what}` } });
    // Who cannot see the washes hears the list, or that there is nothing.
    const list = on ? listed(match.view, match.seat ?? match.view.table.active, what) : [];
    const nothing: Phrase = { id: "show-nothing", args: { about: { id: `show-${what}-about` } } };
    const lines = on && list.length === 0 ? [nothing] : list;
    match.announce([said, ...lines.map((line) => match.say(line))].join(". "));
  }
}
