/**
 * In a group of `oneStop`: what an arrow leads to is chosen at once, as in a list of radio buttons. To be attached after it, so that
 * the focus has moved already. The things wear `data-move`, the key of a move.
 */
import { ARROWS } from "../../../../lib/board/spots";

export const followFocus =
  (choose: (key: string) => void) =>
  (group: Element): (() => void) => {
    function key(event: Event): void {
      const { key } = event as KeyboardEvent;
      if (!ARROWS[key] && key !== "Home" && key !== "End") return;
      const at = document.activeElement;
      const chosen = group.contains(at) && event.target !== at ? at?.getAttribute("data-move") : null;
      if (chosen) choose(chosen);
    }
    group.addEventListener("keydown", key);
    return () => group.removeEventListener("keydown", key);
  };
