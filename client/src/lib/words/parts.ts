/**
 * Catalogues in parts, for the build (vite.config.ts), which makes a file of each. What the lobby says: of a game its name, boards and set of
 * rules, of the house what stands in the hall. What a table says from its first board on; and the rest, which is fetched right after that board.
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

/**
 * Of a game: lessons, remarks, help, options, refusals, the text form, keys, pictures explained. Boards say how
 * regions are joined (Qin), and which symbol a province has (Emperor).
 */
const SECOND_OF_GAME =
  /^(?:also|glance|help|keys|lesson|option(?!-joining)|read|refuse|remark|source|symbols?(?!-city|-mine|-agriculture)|text)-/;
/** Of one game: what is said in its second part only (`afterboardparts.ts` in its folder). */
const SECOND_OF: Readonly<Record<string, RegExp>> = {
  emperor: /^example-/,
  tea_garden:
    /^(?:example-|finale-|mine-(?:deck-of|hand|pile|hidden|discard|played|removed|caravans|known)|valley-(?:cups-(?:left|for)|river-note|value|token|spot-free|in-reach|too-far)|round-|words-(?!supply)|origin|standing-(?:source|fine|no-emperors))/,
};
/** Of the house: reasons, other pages and dialogs, looking back, what is said when a game is over or is set up. */
const SECOND_OF_HOUSE = new RegExp(
  `^(?:${[
    "about-|branch-|boards-|colour-|course-|coverage-|decisive-|error-(?!unknown|unreachable)|eyes-|fair-|honest-|hotseat-",
    "invite-(?!copied)|learn-|length-|lobby-|lost-|palette-|proof-(?!menu)|record-(?!bar)|replay-|result-|row-",
    "rules-(?!link|number|show-rule|sources)|salt-|settings-(?!all)|setup-|shape-|share-|verify-|wish-(?!changes)",
    "series-(?:again|boards|game|next|none|note|nth|share-|standings?|state|title|to)",
    "undo-(?:anew|count|leave|nothing|others|title)",
  ].join("|")})`,
);

/** The messages of a catalogue whose lines begin like that. A message goes on as long as its lines are indented. */
function cut(catalogue: string, isWanted: (line: string) => boolean): string {
  let kept = false;
  const lines = catalogue.split("\n").filter((line) => {
    if (/^[\w#-]/.test(line)) kept = !line.startsWith("#") && isWanted(line);
    return kept && line.trim() !== "";
  });
  return `${lines.join("\n")}\n`;
}

/** The messages of a game's catalogue that belong on its card. */
export const cardWords = (catalogue: string): string => cut(catalogue, (line) => OF_CARD.test(line));
/** The messages of the house's catalogue that are said before anything is opened; a test follows the imports. */
export const lobbyWords = (catalogue: string): string => cut(catalogue, (line) => OF_LOBBY.test(line));

const isSecondOf = (game: string) => (line: string) =>
  (SECOND_OF_GAME.test(line) || (SECOND_OF[game]?.test(line) ?? false)) && !OF_CARD.test(line);
/** The messages of a game that a table may say from its first board on; a test follows the imports. */
export function gameWords(catalogue: string, game = ""): string {
  const isSecond = isSecondOf(game);
  return cut(catalogue, (line) => !isSecond(line));
}
/** All others of the game. */
export const gameSecondWords = (catalogue: string, game = ""): string => cut(catalogue, isSecondOf(game));

const isSecondOfHouse = (line: string): boolean => SECOND_OF_HOUSE.test(line);
/** The messages of the house that a table may say from its first board on; a test follows the imports. */
export const houseWords = (catalogue: string): string => cut(catalogue, (line) => !isSecondOfHouse(line));
/** All others of the house. */
export const houseSecondWords = (catalogue: string): string => cut(catalogue, isSecondOfHouse);
