/**
 * What the lobby says of a game: its name, boards and options. A game has many more words, for its board; they are fetched with the
 * board. Used by the build (vite.config.ts), which cuts this part out of the game's catalogue.
 */
const OF_CARD = /^(?:game|board|option|options|setup|count|series)-/;

/** The messages of a catalogue that belong on a game's card. A message goes on as long as its lines are indented. */
export function cardWords(catalogue: string): string {
  let kept = false;
  const lines = catalogue.split("\n").filter((line) => {
    if (/^[\w#-]/.test(line)) kept = OF_CARD.test(line);
    return kept && line.trim() !== "";
  });
  return `${lines.join("\n")}\n`;
}
