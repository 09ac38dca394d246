import { router } from "../router.svelte";

/**
 * For every `main#content`: after a change of page the focus goes there, so that the next Tab is the page's first. A page
 * that waits for something replaces its content; what was focused is gone then, and the new content takes over.
 */
export function arrived(main: HTMLElement): void {
  const lost = document.activeElement === null || document.activeElement === document.body;
  if (router.visits > 0 && lost) main.focus({ preventScroll: true });
}
