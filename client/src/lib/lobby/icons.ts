/** The icon of a game; the house's tea cup for one we have no drawing of. */
const KNOWN: Readonly<Record<string, string>> = { qin: "game-qin", china: "game-china", emperor: "game-emperor" };

export const gameIcon = (game: string): string => KNOWN[game] ?? "game-tea";
