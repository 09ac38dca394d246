import { expect, it } from "vitest";
import { lasting } from "./lasting";

it("says how long something has lasted in its largest whole unit", () => {
  const minutes = (n: number, language = "en") => lasting(n * 60_000, language);
  expect([-5, 0, 0.9].map((n) => minutes(n))).toEqual(["", "", ""]);
  expect([1, 59, 60, 119, 1439, 1440, 4400].map((n) => minutes(n))).toEqual([
    "1 minute",
    "59 minutes",
    "1 hour",
    "1 hour",
    "23 hours",
    "1 day",
    "3 days",
  ]);
  expect(["pl", "de", "it"].map((language) => minutes(5, language))).toEqual(["5 minut", "5 Minuten", "5 minuti"]);
});
