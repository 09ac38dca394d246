/** What the first board does without (lib/afterboard.svelte.ts). */
import { AfterBoard } from "../../lib/afterboard.svelte";

export const afterBoard = new AfterBoard(() => import("./afterboardparts"));
