/** The clause that lies open over the page; App shows it (ClauseSheet), so that no page and no game is left for it. */
class OpenClause {
  at = $state.raw<{ game: string; clause: string } | null>(null);

  open(game: string, clause: string): void {
    this.at = { game, clause };
  }
  close(): void {
    this.at = null;
  }
}

export const openClause = new OpenClause();

/** A click on a link to a clause opens it here; with a key held, or the middle button, it stays a link. */
export function openHere(event: MouseEvent, open: () => void): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  open();
}
