// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { illegal } from "../wire/problem";
import type { RuleBook, Scene, State } from "../wire/wire";
import { clauseIds, illustrated, runsOf, sectionsOf, spanOf } from "./book";
import { framesFor, framesOf } from "./example.svelte";
import { partsOf, piecesOf, wordsOf, type Part } from "./marks";
import { folded, found, hitsIn, marked, wanted } from "./search";
import { clauseOf } from "./toldclauses.svelte";

const ids = new Set(["Q1", "Q14", "A3"]);
const short = (parts: readonly Part[]) =>
  parts.map(({ text, mark, clause, hit }) => [text, mark, clause, hit].filter((x) => x).join("|"));

describe("an event", () => {
  const rules = [
    { kind: "founded", rule: "Q19" },
    { kind: "ended", reason: "no-tiles", rule: "Q37" },
    { kind: "ended", reason: "last-pagoda", rule: "Q31" },
  ];
  it("leads to its clause by its kind, and an end by its reason", () => {
    expect(clauseOf(rules, { kind: "founded" })).toBe("Q19");
    expect(clauseOf(rules, { kind: "ended", reason: "no-tiles" })).toBe("Q37");
    expect(clauseOf(rules, { kind: "ended", reason: "last-pagoda" })).toBe("Q31");
    expect(clauseOf(rules, { kind: "ended" })).toBeNull();
    expect(clauseOf(rules, { kind: "toString" })).toBeNull();
  });
});

describe("marks", () => {
  it("become parts; what looks like markup stays text", () => {
    expect(short(partsOf("A **major** one, *Bird*, at `g5` <b>.", ids))).toEqual([
      "A ",
      "major|strong",
      " one, ",
      "Bird|em",
      ", at ",
      "g5|code",
      " <b>.",
    ]);
  });

  it("leave a lonely star alone", () => {
    expect(short(partsOf("2 * 3", ids))).toEqual(["2 * 3"]);
  });

  it("find references to clauses that exist, not inside code or longer words", () => {
    expect(short(partsOf("See Q14 (A3), not Q99, `Q1` or XQ1. **Q1**", ids))).toEqual([
      "See ",
      "Q14|Q14",
      " (",
      "A3|A3",
      "), not ",
      "Q99",
      ", ",
      "Q1|code",
      " or XQ1. ",
      "Q1|strong|Q1",
    ]);
  });

  it("can be taken off", () => {
    expect(wordsOf("A **major** at `g5`, *so*.")).toBe("A major at g5, so.");
  });
});

describe("a ruling", () => {
  it("is told in three pieces in any language", () => {
    const english = "Question: may we? Or not? Ruling: no. Why: it says so (Q1). (Medium.)";
    expect(piecesOf(english)).toEqual(["Question: may we? Or not?", "Ruling: no.", "Why: it says so (Q1). (Medium.)"]);
    const polish = "Pytanie: czy wolno? Rozstrzygnięcie: nie. Dlaczego: tak napisano.";
    expect(piecesOf(polish)).toHaveLength(3);
  });

  it("is not seen in other texts", () => {
    expect(piecesOf("Six kinds: red. Sizes: two.")).toHaveLength(1);
    expect(piecesOf("No. Here: is one.")).toHaveLength(1);
  });
});

describe("the search", () => {
  const clause = { id: "Q14", title: "Łączenie", text: "Größe zählt; perché è così. Siehe Q2." };
  const sees = (query: string) => found(clause, wanted(query));

  it("does not mind accents and capitals", () => {
    expect(folded("Łódź Straße PERCHÉ")).toBe("lodz strasse perche");
    expect(sees("laczenie")).toBe(true);
    expect(sees("GROSSE zahlt")).toBe(true);
    expect(sees("Größe perche")).toBe(true);
    expect(sees("größe fehlt")).toBe(false);
  });

  it("takes a number as a whole, the clause's own or one it cites", () => {
    expect(sees("q14")).toBe(true);
    expect(sees("Q2")).toBe(true);
    expect(sees("q1")).toBe(false);
  });

  it("marks what was found as it is written", () => {
    expect(hitsIn("Straße, Strasse", wanted("strasse"))).toEqual([
      [0, 6],
      [8, 15],
    ]);
    expect(hitsIn("abcabc", wanted("bc abc"))).toEqual([
      [0, 3],
      [3, 6],
    ]);
    expect(hitsIn("a.b", wanted("."))).toEqual([[1, 2]]);
    const parts = partsOf("Zwei **Größen** (Q14)", ids);
    expect(short(marked(parts, wanted("große q")))).toEqual([
      "Zwei ",
      "Größe|strong|true",
      "n|strong",
      " (",
      "Q14|Q14|true",
      ")",
    ]);
    expect(marked(parts, [])).toEqual(parts);
  });
});

const clause = (id: string, scenarios: string[] = []) => ({
  kind: "clause" as const,
  id,
  title: id,
  text: "",
  scenarios,
});
const book: RuleBook = {
  title: "T",
  blocks: [],
  sections: [
    { title: "Words", blocks: [{ kind: "text", text: "…" }] },
    { title: "Turn", blocks: [clause("Q1", ["a"]), clause("Q14", ["a", "b"])] },
    { title: "Decided", blocks: [{ ...clause("A3"), text: "Question: may we? Ruling: no. Why: it says so." }] },
    { title: "Drawn anew", blocks: [] },
    { title: "Sources", blocks: [] },
  ],
  advice: [],
};

describe("a book", () => {
  it("has the same addresses in every language", () => {
    expect(sectionsOf(book).map((c) => c.id)).toEqual(["s1", "s2", "rulings", "sources", "s5"]);
    const without = { ...book, sections: book.sections.slice(0, 2) };
    expect(sectionsOf(without).map((c) => c.id)).toEqual(["s1", "s2"]);
    expect([...clauseIds(book)]).toEqual(["Q1", "Q14", "A3"]);
    // Rules may have letters of several kinds: those are no rulings.
    const letters = { ...book, sections: [{ title: "End", blocks: [clause("E1"), clause("S11")] }, ...book.sections] };
    expect(sectionsOf(letters).map((c) => c.id)).toEqual(["s1", "s2", "s3", "rulings", "sources", "s6"]);
  });

  it("has advice after the rules, before the rulings, with addresses of its own", () => {
    const advice = [
      { title: "Playing well", blocks: [clause("W1", ["a"])] },
      { title: "History", blocks: [] },
    ];
    const advised = sectionsOf({ ...book, advice });
    expect(advised.map((c) => c.id)).toEqual(["s1", "s2", "advice", "advice-2", "rulings", "sources", "s5"]);
    expect(advised.filter((c) => c.advice).map((c) => c.section.title)).toEqual(["Playing well", "History"]);
    expect(clauseIds({ ...book, advice }).has("W1")).toBe(true);
    const without = { ...book, sections: book.sections.slice(0, 2), advice };
    expect(sectionsOf(without).map((c) => c.id)).toEqual(["s1", "s2", "advice", "advice-2"]);
  });

  it("shows the clause with most examples, or none", () => {
    const [words, turn] = sectionsOf(book);
    expect([illustrated(words!.clauses), illustrated(turn!.clauses)]).toEqual([null, "Q14"]);
  });

  it("names the numbers of a section letter by letter", () => {
    expect(spanOf([])).toBe("");
    expect(spanOf(["Q1", "Q2", "Q3"].map((id) => clause(id)))).toBe("Q1–Q3");
    expect(spanOf(["S10", "S8", "S9", "E2"].map((id) => clause(id)))).toBe("S8–S10, E2");
  });

  it("makes one list of entries that follow each other", () => {
    const runs = runsOf([
      { kind: "item", text: "a" },
      { kind: "item", text: "b" },
      { kind: "text", text: "c" },
      { kind: "item", text: "d" },
    ]);
    expect(runs).toEqual([
      { kind: "list", items: ["a", "b"] },
      { kind: "text", text: "c" },
      { kind: "list", items: ["d"] },
    ]);
  });
});

describe("an example", () => {
  const state = (entries: number, kind?: string): State => ({
    entries,
    seat: 0,
    waiting: { kind: "seat", seat: 0, decision: { kind: "place" } },
    view: {},
    outlook: null,
    legal: [],
    told: kind ? [{ entry: entries - 1, events: [{ kind }] }] : [],
    undo: "none",
    order: null,
    result: null,
  });
  const scene = (steps: Scene["steps"]): Scene => ({
    name: "x",
    title: "",
    clauses: [],
    board: {},
    players: 2,
    start: state(0),
    steps,
  });

  it("stops before and after each move; what chance does belongs to the move", () => {
    const frames = framesOf(
      scene([
        { seat: 0, move: "RR a1 a2", state: state(1, "placed") },
        { move: "draw RR", state: state(2, "drew") },
        { seat: 1, move: "YY a1 a2", state: state(3, "placed") },
      ]),
    );
    expect(frames.map((f) => [f.state.entries, f.events.map((e) => e.kind)])).toEqual([
      [0, []],
      [2, ["placed", "drew"]],
      [3, ["placed"]],
    ]);
  });

  it("keeps a refusal as a stop of its own", () => {
    const problem = illegal("Q14", "tie");
    const frames = framesOf(scene([{ seat: 0, move: "RR a1 a2", refused: problem, state: state(0) }]));
    expect(frames[1]!.refused).toEqual({ move: "RR a1 a2", seat: 0, problem });
  });

  it("of a clause leaves out what other clauses refuse, unless there is nothing else", () => {
    const refused = (rule: string) => illegal(rule, "x");
    const tries = ["Q12", "Q14"].map((rule) => ({ seat: 0, move: "x", refused: refused(rule), state: state(0) }));
    const rulesOf = (clause: string, steps: Scene["steps"]) =>
      framesFor(clause, framesOf(scene(steps))).map((f) => f.refused?.problem.rule ?? "");
    expect(rulesOf("Q14", tries)).toEqual(["", "Q14"]);
    expect(rulesOf("A1", tries)).toEqual(["", "Q12", "Q14"]);
    expect(rulesOf("A1", tries.slice(0, 1))).toEqual(["", "Q12"]);
    const moved = { seat: 0, move: "RR a1 a2", state: state(1, "placed") };
    expect(rulesOf("Q8", [...tries, moved])).toEqual(["", ""]);
  });
});
