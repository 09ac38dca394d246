/** The icon of a game; the house's tea cup for one we have no drawing of. */
const DRAWN: ReadonlySet<string> = new Set(["qin", "china", "emperor", "tea_garden"]);

export const gameIcon = (game: string): string => (DRAWN.has(game) ? `game-${game}` : "game-tea");
