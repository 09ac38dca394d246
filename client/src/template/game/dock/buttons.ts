/** The buttons below the prompt: at most two, the main one last. */
import type { Action } from "../../../lib/dock/actions";
import type { CardPlay } from "../play/play.svelte";

export function buttonsOf(play: CardPlay): Action[] {
  const { aim, asked } = play;
  const letScore: Action = { id: "let", label: play.label("let"), key: "L", run: () => play.letScore() };
  if (aim !== null) {
    const label = play.label(aim);
    const waits = play.trial.preview === null;
    return [
      ...(asked ? [letScore] : []),
      { id: "confirm", label, key: "Enter", main: true, waits, run: () => play.confirm() },
    ];
  }
  if (asked) return [{ ...letScore, main: true }];
  return [{ id: "confirm", label: { id: "play-choose" }, main: true, off: true, run: () => {} }];
}
