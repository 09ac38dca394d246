// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { lastsOf, stopFor, stopsOf } from "../../../lib/replay/moments";
import { parted, turnsOf } from "../../../lib/replay/turns";
import { ownerOf } from "../../../lib/table/log/movers";
import { sayingsOf, spokenText, toldSayings } from "../../../lib/table/log/telling";
import type { Result, Told } from "../../../lib/wire/wire";
import type { GameEvent, MatchContext } from "../../contract";
import { resultNote, seats } from "./standing/seats";
import type { View } from "../view";
import { soundOf } from "./sounds";
import { rowsOf } from "./standing/states";
import { reveal, tell } from "./sentences";
import { knownOf } from "../words/knowncards";
import { text } from "../words/text";
import { continues, linesOf, opens, turnOf } from "./loglines";
import { eventsStanding } from "./story";
import type { BoardFile, Yang } from "../wire";
import { sayTo } from "../../spoken.fixture";

const boards = import.meta.glob("../../../../../games/emperor/boards/china.json", { import: "default", eager: true });
const board = Object.values(boards)[0] as BoardFile;
const names = ["Ann", "Ben", "Cleo"];

const match = (language = "en", me: number | null = 0) => ({
  board,
  say: sayTo({ names, me }, "emperor", language),
});
const told = (events: readonly GameEvent[], language?: string, me?: number | null) =>
  spokenText(sayingsOf(match(language, me), { tell }, events), names);

const grew = (seat: number, province: string, back = false): GameEvent => ({ kind: "grew", seat, province, back });
const moved = (seat: number, from: string, to: string, count: number): GameEvent => ({
  kind: "moved",
  seat,
  from,
  to,
  count,
});
const ends = (seat: number, phase: number): GameEvent => ({ kind: "phase-ended", seat, phase });

/** One turn, step by step, as the house tells it; it ends in the step that begins the next one. */
const TURN: GameEvent[][] = [
  [grew(1, "kiangsu"), grew(1, "kiangsu"), grew(1, "kiangsu")],
  [grew(1, "hunan")],
  [{ kind: "colonised", seat: 1, from: "kiangsu", to: "shantung" }],
  [{ kind: "colonised", seat: 1, from: "kiangsu", to: "anhwei" }, ends(1, 2)],
  [moved(1, "kiangsu", "shantung", 2)],
  [moved(1, "kiangsu", "shantung", 1), ends(1, 3)],
  [{ kind: "proposed", seat: 1, asked: 2, share: null }],
  [{ kind: "refused", seat: 2 }],
  [{ kind: "attacked", seat: 1, owner: 0, from: "fukien", to: "kwangtung", barrier: "open" }],
  [{ kind: "stood", seat: 0, province: "kwangtung" }],
  [
    { kind: "rolled", seat: 1, dice: 1 },
    { kind: "die", face: 2, strikes: 1 },
    { kind: "fought", from: "fukien", to: "kwangtung", attackers: 0, defenders: 1 },
  ],
  [{ kind: "stood", seat: 0, province: "kwangtung" }],
  [
    { kind: "rolled", seat: 1, dice: 1 },
    { kind: "die", face: 5, strikes: 0 },
    { kind: "fought", from: "fukien", to: "kwangtung", attackers: 1, defenders: 0 },
  ],
  [{ kind: "withdrew", seat: 0, province: "kwangtung", to: "kwangsi", lost: 0 }],
  [{ kind: "advanced", seat: 1, from: "fukien", to: "kwangtung", count: 2 }],
  [ends(1, 4)],
  [{ kind: "named-yang", seat: 1, province: "fukien" }],
  [
    { kind: "named-yin", seat: 1, province: "hunan" },
    { kind: "drew-yang", seat: 1, card: null },
    { kind: "drew-yin", seat: 1, card: "plague" },
    { kind: "lost", seat: 1, province: "hunan", count: 1 },
    { kind: "kept", seat: 1 },
    { kind: "turn", seat: 2, turn: 8 },
    grew(2, "kansu"),
  ],
  [{ kind: "colonised", seat: 2, from: "kansu", to: "shensi" }],
];
const log: Told[] = [
  {
    entry: 0,
    events: [
      { kind: "first", seat: 0 },
      { kind: "turn", seat: 1, turn: 7 },
    ],
  },
  ...TURN.map((events, n): Told => ({ entry: n + 1, events })),
];
const game = { tell, continues, opens, turnOf };
const lines = turnsOf(parted(log, log.length, game), game);
const lineTold = lines.map((line) =>
  told(
    line.flatMap(({ events }) => events as GameEvent[]),
    "en",
    null,
  ),
);

describe("a turn", () => {
  it("is told by its parts, what belongs together in one sentence", () => {
    expect(lineTold).toEqual([
      "Ann begins.",
      "Turn 7: Ben. New markers: 3 in Kiangsu and 1 in Hunan. " +
        "Colonists go from Kiangsu to Shantung and Anhwei. Moved: 3 from Kiangsu to Shantung.",
      "Ben proposes a merger to Cleo, without success.",
      "Ben attacks Ann in Kwangtung from Fukien. Dice: 2 and 5. Losses: Fukien 1, Kwangtung 1. " +
        "Ann withdraws from Kwangtung to Kwangsi. Ben advances from Fukien to Kwangtung with 2 markers.",
      "Ben draws Yin: Plague. 1 marker is lost in Hunan. A Yang card joins the hand.",
      "Turn 8: Cleo. New markers: 1 in Kansu. Colonists go from Kansu to Shensi.",
    ]);
  });
  it("stops a replay after each part, and every line leads to its own stop", () => {
    const lasts = lastsOf(lines, log.length);
    const stops = stopsOf(lasts, log.length);
    const entries = lines.map(([first]) => first!.entry);
    expect(new Set(entries).size).toBe(lines.length);
    expect(entries.map((entry) => stopFor(stops, entry))).toEqual(lasts.map((last) => last + 1));
  });
  it("that has only begun says nothing of itself, but of what it has brought", () => {
    expect(told([{ kind: "turn", seat: 1, turn: 4 }])).toBe("");
    expect(
      told([
        { kind: "kept", seat: 1 },
        { kind: "turn", seat: 0, turn: 4 },
      ]),
    ).toBe("Ben keeps the Yang card.");
    expect(told([{ kind: "turn", seat: 0, turn: 4 }, grew(0, "korea")])).toBe("Turn 4: you. New markers: 1 in Korea.");
  });
  it("is cut the same where its events come in one row", () => {
    const cut = linesOf(log.flatMap(({ events }) => events as GameEvent[]));
    expect(cut.map((events) => told(events, "en", null))).toEqual(lineTold);
  });
});

describe("steps that end one turn and begin the next", () => {
  const step = (...events: GameEvent[]): Told => ({ entry: 4, events });
  const ending = step({ kind: "kept", seat: 0 }, { kind: "turn", seat: 1, turn: 2 }, grew(1, "korea"));
  it("are not parted from what does not go on", () => {
    expect(parted([ending], 5, game).map(({ entry }) => entry)).toEqual([4, 5]);
    const goes = { entry: 6, events: [grew(1, "korea")] };
    expect(parted([ending, goes], 7, game).map(({ entry }) => entry)).toEqual([4, 6, 6]);
    const attack = { entry: 6, events: [{ kind: "attacked", seat: 1, owner: 0 }] };
    expect(parted([ending, attack], 7, game)).toEqual([ending, attack]);
    const undone: Told = { entry: 6, house: { kind: "undone", seat: 0, from: 4 }, events: [] };
    expect(parted([ending, undone], 7, game)).toEqual([ending, undone]);
  });
  it("are the next seat's from there on, whoever made them", () => {
    const made = parted([{ ...ending, by: 0 }], 5, game);
    expect(made.map(ownerOf)).toEqual([0, 1]);
  });
  it("keep what ends the game", () => {
    const end = step({ kind: "turn", seat: 1, turn: 2 }, { kind: "ended", reason: "fifteen", winners: [1] });
    expect(parted([end], 5, game)).toEqual([end]);
    const won = step({ kind: "kept", seat: 0 }, ...(end.events as GameEvent[]));
    expect(parted([won], 5, game)).toEqual([won]);
  });
});

describe("who gives up", () => {
  const leaves: GameEvent[] = [
    { kind: "resigned", seat: 1 },
    { kind: "eliminated", seat: 1 },
    { kind: "turn", seat: 2, turn: 8 },
  ];
  const log: Told[] = [
    { entry: 0, by: 0, events: [{ kind: "attacked", seat: 0, owner: 1, from: "honan", to: "hupeh" }] },
    { entry: 1, house: { kind: "resigned", seat: 1 }, events: [] },
    { entry: 2, by: 1, events: leaves },
  ];
  it("is told by the house at once and by the game when they leave, each in a line of its own", () => {
    const lines = turnsOf(parted(log, 3, game), game);
    expect(lines.map((line) => line.map(({ house, events }) => house?.kind ?? events[0]?.kind))).toEqual([
      ["attacked"],
      ["resigned"],
      ["resigned"],
      ["turn"],
    ]);
    const said = lines.map((line) => spokenText(toldSayings(match("en", null), { tell }, line), names));
    expect(said.slice(1)).toEqual([
      "Ben gives up.",
      "The state of Ben is dissolved: its markers and cards go back.",
      "",
    ]);
  });
  it("has taken nothing off the log: what came with it stands", () => {
    expect(eventsStanding(log)).toEqual([...(log[0]!.events as GameEvent[]), ...leaves]);
  });
});

describe("what is told together", () => {
  it("are markers that find no room or no supply", () => {
    const events = [grew(0, "honan"), grew(0, "honan", true), grew(0, "honan", true), { kind: "dropped", seat: 0 }];
    expect(told([...events, { kind: "lapsed", seat: 0, count: 2 }])).toBe(
      "You place new markers: 1 in Honan. Honan is full: 2 new markers go back to the supply. " +
        "The supply is too small: 3 new markers lapse.",
    );
  });
  it("are moves, as their sum where there are many", () => {
    const way = ["kansu", "shensi", "honan", "hupeh", "hunan", "kwangsi"];
    const moves = way.slice(1).map((to, n) => moved(1, way[n]!, to, 2));
    expect(told(moves)).toBe("Ben moves 10 markers.");
    expect(told(moves.slice(0, 1))).toBe("Ben moves markers: 2 from Kansu to Shensi.");
  });
  it("are first provinces", () => {
    const settled = ["anhwei", "chekiang"].map((province) => ({ kind: "settled", seat: 1, province, count: 3 }));
    expect(told(settled)).toBe("Ben begins in Anhwei and Chekiang, with three markers in each.");
    expect(told([{ kind: "turn", seat: 1, turn: 1 }, settled[0]!])).toBe(
      "Turn 1: Ben. First province, with three markers: Anhwei.",
    );
  });
  it("are proposals that nobody wants, unless a share was named", () => {
    const ask = (asked: number, share: number | null): GameEvent[] => [
      { kind: "proposed", seat: 0, asked, share },
      { kind: "refused", seat: asked },
    ];
    expect(told([...ask(1, null), ...ask(2, null)])).toBe("You propose mergers to Ben and Cleo, without success.");
    expect(told(ask(1, 30))).toBe("You propose a merger to Ben; share named: 30 %. Ben refuses.");
    const [first, ...rest] = [...ask(1, null), ...ask(2, null)];
    for (const [n, event] of rest.entries()) expect(continues(event, [first!, ...rest.slice(0, n)])).toBe(true);
  });
  it("is an agreement with what comes of it", () => {
    const agreed: GameEvent[] = [
      { kind: "proposed", seat: 1, asked: 0, share: null },
      { kind: "accepted", seat: 0 },
      { kind: "merged", seat: 0, owner: 1, lost: 2 },
    ];
    expect(told(agreed)).toBe(
      "Ben proposes a merger to you. You are now junior partner of Ben; the supply lacks 2 markers.",
    );
    expect(told(agreed.slice(1, 2))).toBe("You accept.");
  });
});

describe("a fight", () => {
  const attack: GameEvent = { kind: "attacked", seat: 0, owner: 1, from: "honan", to: "hupeh", barrier: "wall" };
  const stood: GameEvent = { kind: "stood", seat: 1, province: "hupeh" };
  const die = (face: number): GameEvent => ({ kind: "die", face, strikes: face % 2 });
  const fought: GameEvent = { kind: "fought", from: "honan", to: "hupeh", attackers: 1, defenders: 2 };
  it("is told as far as it has come", () => {
    expect(told([attack])).toBe("You play Wall Crossing and attack Ben in Hupeh from Honan.");
    expect(told([stood])).toBe("Ben stays in Hupeh.");
    expect(told([die(2), fought, stood])).toBe("Die: 2. Losses: Honan 1, Hupeh 2. Ben stays in Hupeh.");
    expect(told([die(2)])).toBe("");
    expect(told([attack, stood, { kind: "broke-off", seat: 0 }])).toBe(
      "You play Wall Crossing and attack Ben in Hupeh from Honan. Ben stays in Hupeh. You break off the attack.",
    );
    const over: GameEvent = { kind: "advanced", seat: 0, from: "honan", to: "hupeh", count: 0 };
    expect(told([attack, stood, die(2), fought, over])).toMatch(/Losses: .* Nobody moves in; Hupeh stays empty\.$/);
  });
  it("with many dice does not count them out", () => {
    const dice = Array.from({ length: 9 }, (_, n) => die((n % 6) + 1));
    expect(told([...dice, fought])).toBe("9 dice. Losses: Honan 1, Hupeh 2.");
  });
});

describe("cards", () => {
  const draw = (card: string | null, yin: string): GameEvent[] => [
    { kind: "named-yang", seat: 0, province: "honan" },
    { kind: "named-yin", seat: 0, province: "hopeh" },
    { kind: "drew-yang", seat: 0, card },
    { kind: "drew-yin", seat: 0, card: yin },
  ];
  it("are named before they are drawn", () => {
    const [yang, yin] = draw(null, "flood");
    expect(told([yang!])).toBe("You name Honan for Yang.");
    expect(told([yang!, yin!])).toBe("You name Honan for Yang and Hopeh for Yin.");
    expect(told([yang!, { ...yin!, province: "honan" }])).toBe("You name Honan for Yang and Yin.");
  });
  it("tell of mine what I know, and of others what everybody saw", () => {
    const kept: GameEvent = { kind: "kept", seat: 0 };
    const flood: GameEvent[] = [
      { kind: "not-relieved", seat: 0 },
      { kind: "lost", seat: 0, province: "hopeh", count: 2 },
    ];
    expect(told([...draw("cross_wall", "flood"), ...flood, kept])).toBe(
      "You draw Yin: Flood. 2 markers are lost in Hopeh. Yang: Wall Crossing, for the hand.",
    );
    const helped: GameEvent = { kind: "relieved", seat: 0, card: "relief_flood" };
    expect(told([...draw(null, "flood"), helped, kept], "en", 1)).toBe(
      "Ann draws Yin: Flood. Flood Relief is played, and nothing is lost. A Yang card joins the hand.",
    );
  });
  it("of a traitor, of a symbol, of the Mandate", () => {
    const lost: GameEvent = { kind: "betrayed", seat: 0, cards: ["cross_water", "cross_wall"], count: 2 };
    expect(told([...draw(null, "traitor"), lost])).toBe(
      "A traitor costs you all crossing cards: Water Crossing and Wall Crossing.",
    );
    const built: GameEvent = { kind: "built", seat: 0, province: "honan", card: "city" };
    expect(told([...draw("city", "plague"), built])).toBe("You draw Yin: Plague. Yang: City in Honan.");
    const end: GameEvent = { kind: "ended", reason: "mandate", winners: [0] };
    expect(told([{ kind: "drew-yang", seat: 0, card: "mandate" }, end])).toBe(
      "You draw Yang: Mandate of Heaven. The game is over. The Mandate of Heaven has been drawn.",
    );
  });
  it("are revealed for the proof", () => {
    expect(reveal({ kind: "drew-yang", seat: 1, card: null }, { kind: "draw-yang", card: "city" })).toMatchObject({
      card: "city",
    });
    expect(reveal({ kind: "die", face: 3 }, { kind: "die", face: 3 })).toEqual({ kind: "die", face: 3 });
  });
  it("and dice are heard", () => {
    expect([soundOf({ kind: "die", face: 1 }), soundOf({ kind: "drew-yin" }), soundOf({ kind: "turn" })]).toEqual([
      "tile",
      "card",
      null,
    ]);
  });
});

it.each(["en", "pl", "de", "it"])("there are words for all of it in %s", (language) => {
  for (const me of [null, 0, 1, 2]) {
    const each = TURN.flat().map((event) => told([event], language, me));
    for (const said of [...each, told(TURN.flat(), language, me)])
      expect(said).not.toMatch(/event-|log-|then-|none|\{|\$|undefined/);
  }
});

const view = (changes: object = {}): View =>
  ({
    table: {
      turn: 9,
      point: "idle",
      active: 0,
      provinces: {
        honan: { owner: 0, markers: 7, spent: 0, exhausted: 0, symbols: [1, 0, 1] },
        hupeh: { owner: 2, markers: 2, spent: 0, exhausted: 0, symbols: [0, 0, 0] },
        yunnan: { owner: null, markers: 0, spent: 0, exhausted: 0, symbols: [0, 1, 0] },
      },
      seats: [
        { status: "live", share: null, cornered: 2, claim: true, placed: true, known: ["cross_wall"], reliefs: 1 },
        { status: { junior: 2 }, share: 30, cornered: 0, claim: false, placed: true, known: [], reliefs: 0 },
        { status: "live", share: null, cornered: 0, claim: false, placed: true, known: [], reliefs: 0 },
      ],
      yang_then: ["city"],
      yin_unseen: { plague: 3 },
      yin_then: [],
      battle: { from: "honan", to: "hupeh", defender: 2, thrown: false, offered: false, dice: 0 },
      ...changes,
    },
    hand: [],
    cards: [2, 0, 1],
    yang_deck: 5,
    supply: [23, 30, 28],
    outlook: {
      influence: [["shensi", "kansu"], [], []],
      scores: [16, 0, 5],
      leaders: [0, 2, 2],
      reach: [["shensi", "anhwei"], [], ["hunan"]],
      completing: [["anhwei", "hunan"], [], ["honan"]],
    },
  }) as unknown as View;

describe("how the states stand", () => {
  type Status = View["table"]["seats"][number]["status"];
  /** The states, with whoever leads each of them. */
  const states = (all: [Status, leader: number][]): View => {
    const now = view({ seats: all.map(([status]) => ({ status, share: null })) });
    return { ...now, outlook: { ...now.outlook, leaders: all.map(([, leader]) => leader) } };
  };
  it("has partners under whoever leads them, and those who are out last", () => {
    const status = (...all: [Status, leader: number][]) =>
      rowsOf(states(all)).map(({ seat, leader }) => [seat, leader]);
    expect(status(["live", 0], [{ junior: 2 }, 2], ["live", 2])).toEqual([
      [0, null],
      [2, null],
      [1, 2],
    ]);
    const joined: [Status, number][] = [
      [{ junior: 1 }, 2],
      [{ junior: 2 }, 2],
    ];
    expect(status(...joined, ["live", 2], ["eliminated", 3], ["live", 4])).toEqual([
      [2, null],
      [0, 2],
      [1, 2],
      [4, null],
      [3, null],
    ]);
  });
  it("has points and what there is to say of each", () => {
    const figures = seats(view(), null);
    expect(figures.map(({ value, notes }) => [value, notes?.map((note) => match().say(note))])).toEqual([
      [16, ["3 provinces, 2 Yang cards"]],
      [0, ["partner of Cleo"]],
      [5, ["1 province, 1 Yang card"]],
    ]);
    expect(figures.map(({ gone }) => gone ?? false)).toEqual([false, true, false]);
    // Who gave up has nothing in the end, whatever lies on the map.
    const result: Result = { reason: "resigned", places: [1, 3, 2], scores: [16, 0, 7], shares: [] };
    expect(seats(view(), result).map(({ value }) => value)).toEqual([16, 0, 7]);
    expect(match().say(resultNote(view(), 1)!.phrase)).toBe("junior partner of Cleo, share 30 %");
    const chain = states([
      [{ junior: 2 }, 2],
      [{ junior: 0 }, 2],
      ["live", 2],
    ]);
    expect([0, 1, 2].map((seat) => resultNote(chain, seat)?.under ?? null)).toEqual([2, 2, null]);
    expect(resultNote(view(), 0)).toBeNull();
  });
  it("tells what is known of a hand once", () => {
    const said = (known: Yang[], reliefs: number) => knownOf(known, reliefs).map((phrase) => match().say(phrase));
    expect(said(["cross_wall", "relief_flood"], 2)).toEqual(["Wall Crossing", "Flood Relief", "a relief card"]);
    expect(said(["relief_flood"], 1)).toEqual(["Flood Relief"]);
  });
  it("is there in words", () => {
    const lines = text({ ...match("en", 0), view: view() } as unknown as MatchContext);
    expect(lines).toEqual([
      "Turn 9",
      "You: 16 points; in supply 23 markers; 2 Yang cards",
      "You occupy Honan 7 (City and Farm)",
      "You have influence over Shensi and Kansu",
      "You could colonise Shensi and Anhwei",
      "With one of these you would hold fifteen provinces: Anhwei and Hunan",
      "You claim the throne",
      "You are cornered: 2 turns in a row",
      "You: everybody knows of Wall Crossing and a relief card",
      "Ben is junior partner of Cleo",
      "Cleo: 5 points; in supply 28 markers; 1 Yang card",
      "Cleo occupies Hupeh 2",
      "With Honan Cleo would hold fifteen provinces",
      "Unoccupied provinces with symbols: Yunnan (Mine)",
      "Attack on Hupeh from Honan; Cleo defends",
      "Cards left: Yang 6, Yin 3",
      "Your Yang cards: none",
    ]);
  });
  it("has a merger that is agreed on in words, too (E27)", () => {
    const pending = { senior: 2, share: null };
    const lines = text({ ...match("en", 0), view: view({ pending, active: 0 }) } as unknown as MatchContext);
    expect(lines).toContain("When this turn ends, you join Cleo");
  });
});
