/** What happened, told once to whatever sounds, moves or speaks because of it: nothing looks at two positions to find out what changed. */
import { untrack } from "svelte";

interface Steps<Event> {
  /** What the last step brought. */
  events: () => readonly Event[];
  /** Whether it happens now; moments of the past are shown as often as somebody goes to them. */
  isLive?: () => boolean;
}

/** To be called in a component's script. What `hear` returns is called when the next step comes, or the component goes. */
export function onStep<Event>(
  { events, isLive = () => true }: Steps<Event>,
  hear: (events: readonly Event[]) => void | (() => void),
): void {
  /** Who comes back from the past does not see the last live step again. */
  let heard: readonly Event[] | null = null;
  $effect(() => {
    const step = events();
    return untrack(() => {
      if (step === heard) return;
      if (isLive()) heard = step;
      return hear(step);
    });
  });
}
