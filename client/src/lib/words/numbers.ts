/** Numbers as they are written: nothing with a hyphen. */
export const plain = (n: number): string => (n < 0 ? `−${-n}` : String(n));
/** With its sign, as a change. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : plain(n));
