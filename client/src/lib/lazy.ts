/** Parts of the page that are fetched when somebody first wants them. */
import type { Component } from "svelte";
import { attempt } from "./house/notices.svelte";
import { Trouble } from "./wire/api";
import { problemOf } from "./wire/problem";
import { words } from "./words/words.svelte";

/** A module of a table's first board, and what else that board needs. The styles of a table come before those of its parts. */
export async function withTable<Module>(load: () => Promise<Module>): Promise<Module> {
  const [, , module] = await Promise.all([import("./tableassets"), words.table(), load()]);
  return module;
}

/** A module, and all that lobby and first board do without. */
export async function withRest<Module>(load: () => Promise<Module>): Promise<Module> {
  const [, , module] = await Promise.all([import("./tableassets"), words.whole(), load()]);
  return module;
}

/** The component of a module; null, and a notice, if the house does not answer. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export const later = <Part extends Component<any, any, any>>(
  load: () => Promise<{ default: Part }>,
): Promise<Part | null> =>
  attempt(() =>
    withRest(load).then(
      (module) => module.default,
      () => {
        throw new Trouble(problemOf("unreachable"));
      },
    ),
  );
