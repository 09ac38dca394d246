/** Where a rule is to be read: apart from the book itself (book.ts), since many pages only lead there. */

/** The address of a clause, or of a section. */
export const ruleAddress = (game: string, at?: string): string => `/rules/${game}${at ? `#${at}` : ""}`;
