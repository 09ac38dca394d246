/** What is spoken to screen readers. Shown by App in one polite live region. */
class Announcer {
  text = $state("");

  say(text: string): void {
    // The same sentence twice must be a change, or it is not read.
    this.text = text === this.text ? `${text}\u00a0` : text;
  }
}

export const announcer = new Announcer();
