/** Tells me that it is my turn even when I look elsewhere: the tab's title, one soft bowl, a sentence for the ear. */
import type { GameClient } from "../../../games/contract";
import { announcer } from "../../house/announce.svelte";
import { playSound } from "../../house/sound";
import { say } from "../../words/words.svelte";
import type { Match } from "../match.svelte";
import { onStep } from "../onstep.svelte";
import { eventsOf } from "../room.svelte";
import { yourMove } from "../seats/people";
import { soundsOf } from "../sounds";
import { spokenText, toldSayings } from "../log/telling";

/** To be called while a component is made. */
export function ring(match: () => Match, game: () => GameClient): void {
  let before: boolean | null = null;

  $effect(() => {
    // Also while I look at a past moment.
    const { called } = match();
    if (called && before === false) {
      playSound("turn");
      announcer.say(yourMove(match().table, match().seat!));
    }
    before = called;
  });

  onStep({ events: () => match().happened }, (happened) => {
    const fresh = eventsOf(happened);
    soundsOf(game(), fresh);
    const told = toldSayings(match(), game(), happened);
    if (told.length > 0) announcer.say(spokenText(told, match().names));
    // A final scoring that is shown ends with it.
    if (match().now.result && fresh.length > 0 && !game().Finale) playSound("win");
  });

  $effect(() => {
    const m = match();
    const name = m.say("game-name");
    document.title = m.called ? say("tab-your-move", { game: name }) : `${name} · ${say("house-name")}`;
  });
}
