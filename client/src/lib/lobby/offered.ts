/** Values of an option that make sense at a table of so many: nobody begins from a seat that is not there. */
export function offered(name: string, values: readonly string[], players: number): string[] {
  return values.filter((value) => name !== "first" || !/^\d+$/.test(value) || Number(value) < players);
}
