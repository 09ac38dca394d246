/** The way from a game's dock to the chat, for games in which people come to terms: where it is a sheet, a button opens it. */
import { getContext, setContext } from "svelte";

export interface Talk {
  /** Whether there is anybody elsewhere to talk to. */
  readonly useful: boolean;
  /** Lines not seen yet. */
  readonly unread: number;
  open(): void;
}

const KEY = Symbol("talk");
export const provideTalk = (talk: Talk): Talk => setContext(KEY, talk);
/** Undefined where there is no chat, as in lessons. */
export const talkHere = (): Talk | undefined => getContext<Talk | undefined>(KEY);
