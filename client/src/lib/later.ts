/** Parts of a page that are fetched when somebody first wants them, together with the words they say. */
import type { Component } from "svelte";
import { attempt } from "./house/notices.svelte";
import { Trouble, problemOf } from "./wire/api";
import { words } from "./words/words.svelte";

/** A module, and all words of the house: the lobby begins with its own. */
export const withWords = async <Module>(load: Promise<Module>): Promise<Module> =>
  (await Promise.all([load, words.whole()]))[0];

/** The component of a module; null, and a notice, if the house does not answer. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export const later = <Part extends Component<any, any, any>>(
  load: () => Promise<{ default: Part }>,
): Promise<Part | null> =>
  attempt(() =>
    withWords(load()).then(
      (module) => module.default,
      () => {
        throw new Trouble(problemOf("unreachable"));
      },
    ),
  );
