const MINUTE = 60_000;
const UNITS = [
  ["day", 24 * 60 * MINUTE],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE],
] as const;

/** How long something has lasted, such as "3 hours", in its largest whole unit; nothing within the first minute. */
export function lasting(time: number, language: string): string {
  const found = UNITS.find(([, of]) => time >= of);
  if (!found) return "";
  const [unit, of] = found;
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(Math.floor(time / of));
}
