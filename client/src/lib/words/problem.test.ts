// @vitest-environment jsdom
// Why something did not work, in the words of the house and of a game.
import { beforeAll, expect, it } from "vitest";
import { illegal, type Problem, problemOf } from "../wire/problem";
import { words } from "./words.svelte";

beforeAll(async () => {
  await words.choose("en");
  for (const game of ["qin", "china"]) await words.need(game);
});
const why = (problem: Problem, game?: string) => words.problem(problem, game, { names: ["Ann", "Ben"], me: 0 });

it("says what a rule of the game forbids, with its parameters", () => {
  expect(why(illegal("Q11", "apart", { a: "B2", b: "D4" }), "qin")).toBe("B2 and D4 do not share an edge.");
  expect(why(illegal("Q10", "not-your-turn", { asked: 1 }), "qin")).toBe("It is not your turn: Ben is to move.");
});
it("says why a set-up does not go together, in the house's words or the game's", () => {
  const conflict = (says: string, params = {}): Problem => ({ code: "setup-conflict", says, params });
  expect(why(conflict("setup-first-seat"))).toBe("The seat that begins is not at this table.");
  expect(why(conflict("setup-side", { board: "3-4", players: 5 }), "china")).toContain("is not for 5 players");
});
it("says everything else by its code", () => {
  expect(why(problemOf("unreachable"))).toMatch(/^The house does not answer\./);
  expect(why({ code: "no-such-bot", params: { level: "grand" } })).toBe("This house has no bot “grand”.");
});
it("says the code of what it has no words for", () => {
  expect(why(illegal("Q99", "of-a-newer-house"), "qin")).toBe("Something went wrong (rule). Please try once more.");
  expect(why({ code: "of-a-newer-house" as "rule", params: {} })).toContain("(of-a-newer-house)");
});
