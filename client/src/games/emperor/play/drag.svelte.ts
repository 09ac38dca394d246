/** From one province to another by hand: colonists, markers, an attack. Only while the map is not zoomed: then it moves. */
import { A_DRAG_PX } from "../../../lib/board/inquiry.svelte";
import { placeAt } from "../../../lib/board/place";
import type { EmperorPlay } from "./play.svelte";
import type { Province } from "../wire";

export class Drag {
  /** Where it would go, if that can be. */
  to = $state<Province | null>(null);
  /** Where it comes from, once it is a drag. */
  from = $state<Province | null>(null);
  readonly #play: EmperorPlay;
  #start: { x: number; y: number; at: Province } | null = null;

  constructor(play: EmperorPlay) {
    this.#play = play;
  }

  readonly down = (event: PointerEvent): void => {
    this.#start = null;
    const target = event.target as Element;
    const at = placeAt(target);
    if (!event.isPrimary || event.button !== 0 || !at || target.closest(".panzoom.zoomed")) return;
    if (this.#play.beginsAt(at)) this.#start = { x: event.clientX, y: event.clientY, at };
  };
  readonly move = (event: PointerEvent): void => {
    if (!this.#start || !event.isPrimary) return;
    const far = Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y);
    if (this.from === null && far > A_DRAG_PX) {
      this.from = this.#start.at;
      this.#play.beginFrom(this.from);
    }
    if (this.from === null) return;
    // A finger keeps the element it began on.
    const over = placeAt(document.elementFromPoint(event.clientX, event.clientY));
    this.to = over && this.#play.targets.has(over) ? over : null;
  };
  readonly up = (event: PointerEvent): void => {
    const { from } = this;
    this.end();
    if (from === null || event.type !== "pointerup") return;
    const over = placeAt(document.elementFromPoint(event.clientX, event.clientY));
    if (over && over !== from) this.#play.link(from, over);
  };
  end(): void {
    this.#start = null;
    this.from = null;
    this.to = null;
  }
}
