/**
 * What the lobby says: of a game its name, boards and set of rules, of the house what stands in the hall. There are many more words, for boards
 * and for other pages; they are fetched with these. Used by the build (vite.config.ts), which cuts these parts out of the catalogues.
 */
const OF_CARD = /^(?:game|board|option-rules|setup)-/;
const OF_LOBBY = new RegExp(
  `^(?:${[
    // Lists, names and links.
    "and-word|bot-|guest-name|house-name|nav-|seat-free |skip-to-content|turn-of|you |your-name|rules-link|rules-show-rule",
    // Games and tables.
    "hotseat-title|invite-copied|invite-friends|learn-open|lobby-|option-|play-now|players-range|prompt-yours",
    "record-|row-|series-(?:begins|leads|level|shared|won)|shared|strength-|wish-(?:changes|summary)|won",
    // What is chosen in the bar above.
    "language|name-|preferences|settings-all|sound |theme",
    // What comes in between.
    "close|error-unknown|error-unreachable|link-|loading|to-the-house|trouble-|try-again",
  ].join("|")})`,
);

/** The messages of a catalogue whose lines begin like that. A message goes on as long as its lines are indented. */
function cut(catalogue: string, wanted: RegExp): string {
  let kept = false;
  const lines = catalogue.split("\n").filter((line) => {
    if (/^[\w#-]/.test(line)) kept = wanted.test(line);
    return kept && line.trim() !== "";
  });
  return `${lines.join("\n")}\n`;
}

/** The messages of a game's catalogue that belong on its card. */
export const cardWords = (catalogue: string): string => cut(catalogue, OF_CARD);
/** The messages of the house's catalogue that are said before anything is opened; a test follows the imports. */
export const lobbyWords = (catalogue: string): string => cut(catalogue, OF_LOBBY);
