/** Cards and the places where mine lie. */
export const VALUES = [1, 2, 3] as const;
export const placeOf = (value: number): string => `card-${value}`;
export const valueOf = (place: string): number => Number(place.replace("card-", ""));
