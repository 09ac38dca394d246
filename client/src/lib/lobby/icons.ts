import { icons } from "../../games";

/** The icon of a game; the house's tea cup for one that has brought no drawing. */
export const gameIcon = (game: string): string => (game in icons ? `game-${game}` : "game-tea");
