/** What the first board does without (lib/secondload.svelte.ts). */
import { SecondLoad } from "../../lib/secondload.svelte";

export const second = new SecondLoad(() => import("./secondparts"));
