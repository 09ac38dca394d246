// Made from the Rust types by `cargo xtask types`. Do not edit.

import type { Outcome, Seat, Viewer } from "../wire";

/**
 * A province.
 */
export type Province = string;

/**
 * A Yang card: something good.
 */
export type Yang = "city" | "mine" | "agriculture" | "cross_water" | "cross_mountain" | "cross_wall" | "relief_famine" | "relief_flood" | "mandate";

/**
 * A Yin card: something bad.
 */
export type Yin = "plague" | "rebellion" | "drought" | "famine" | "flood" | "traitor";

/**
 * What hinders an attack. The strongest one of a border counts (E33).
 */
export type Barrier = "open" | "water" | "mountain" | "wall" | "impassable";

/**
 * What a game is played by. `true` is what the name says; the fields follow the table of options in RULES.
 */
export type Rules = { 
/**
 * Markers of each colour (E9, E24).
 */
supply: number, 
/**
 * A round of its own before the first turn (E4), else the first turn begins with the holding (E5).
 */
establish: boolean, 
/**
 * Regular markers may be spread (E7).
 */
split: boolean, 
/**
 * Bonus markers may also go to an adjoining province (E8).
 */
bonus_adjoining: boolean, 
/**
 * The eleventh marker goes back at once (E10), else what is above ten after phase three (E20).
 */
cap_at_once: boolean, 
/**
 * Markers that stay when colonists leave (E13).
 */
colonise_leave: number, 
/**
 * A symbol keeps one marker (E13, E18, E46, A16).
 */
symbol_garrison: boolean, 
/**
 * As many dice as markers (E42), else one.
 */
many_dice: boolean, 
/**
 * The defender is asked after every throw (E37).
 */
withdraw_any_time: boolean, 
/**
 * Each pair of provinces once a turn (E35).
 */
attack_once: boolean, 
/**
 * Advanced markers may attack again (E48).
 */
advanced_may_attack: boolean, 
/**
 * Formal demands (E30, E31).
 */
demands: boolean, 
/**
 * A defender who merges becomes the attacker's junior whatever the strengths (E49).
 */
attacker_senior: boolean, 
/**
 * Turns until a cornered state has to give in; 0 = never (E71).
 */
cornered_turns: number, 
/**
 * Influence also over provinces that only adjoin (E63).
 */
adjoining: boolean, 
/**
 * The attacker may enter a province that its defender has left (E46, A20), else it has to be colonised anew. Positions that do not
 * say are older than this choice, as with the three below.
 */
withdrawn_advance: boolean, 
/**
 * Colonists may move in phase three (E14, A5).
 */
colonists_move: boolean, 
/**
 * Fifteen provinces are a claim at any moment (E65, A14), else at the end of one's own turn.
 */
claim_any_time: boolean, 
/**
 * Symbols under influence count points (E68, A3).
 */
influenced_symbols: boolean, 
/**
 * The last turn; 0 = the Mandate alone ends the game (E60, E67, A52).
 */
turn_limit: number, 
/**
 * Which decks (E2).
 */
classic_decks: boolean, 
/**
 * One more Plague (A35).
 */
yin_33: boolean, 
/**
 * Honan–Shensi is a mountain border (A36).
 */
honan_shensi_mountain: boolean, 
/**
 * Shantung–Anhwei is open (A37).
 */
shantung_anhwei_open: boolean, };

/**
 * Why it is over.
 */
export type Ending = "sole" | "fifteen" | "mandate" | "turn-limit";

/**
 * What is waited for, with what has to be remembered for it.
 */
export type Point = "first" | "place-initial" | "phase-one" | "phase-two" | "phase-three" | "idle" | { "merge-asked": Seat } | { "demand-asked": Province } | "defender-to-answer" | "offer-asked" | "attacker-to-roll" | "die" | "advance" | "designate-yang" | "designate-yin" | "draw-yang" | "draw-yin" | "relief-asked" | "cornered-choice" | { "cornered-asked": Seat } | { "over": Ending };

/**
 * What became of a state.
 */
export type Status = "live" | { "junior": Seat } | "eliminated";

/**
 * E79: markers that are still to be placed in phase one.
 */
export type Growth = { 
/**
 * Regular markers left.
 */
regular: number, 
/**
 * Where the regular ones go, once the first lies (E7).
 */
place: Province | null, 
/**
 * Bonus markers left, by the province of their symbol.
 */
bonus: [number, number, number, number, number, number, number, number, number, number, number, number, number, number, number, number, number, number, number, number, number], 
/**
 * So many have to be given up (E9).
 */
drops: number, };

/**
 * An attack under way.
 */
export type Battle = { from: Province, to: Province, 
/**
 * Whose province it was when the attack began.
 */
defender: Seat, 
/**
 * Whether a die was thrown (E35, E37).
 */
thrown: boolean, 
/**
 * Whether the defender has offered a merger (E38).
 */
offered: boolean, 
/**
 * Dice still to fall.
 */
dice: number, };

/**
 * A merger agreed on by the active player, who becomes the junior (E27).
 */
export type Pending = { senior: Seat, share: number | null, };

/**
 * A province with something on it.
 */
export type ProvinceState = { owner: Seat | null, markers: number, spent: number, exhausted: number, 
/**
 * Cities, mines, agriculture.
 */
symbols: [number, number, number], };

/**
 * What everybody sees of a seat.
 */
export type SeatState = { status: Status, share: number | null, cornered: number, claim: boolean, 
/**
 * Whether the initial holding is placed.
 */
placed: boolean, 
/**
 * Cards that everybody knows to be in the hand.
 */
known: Array<Yang>, 
/**
 * So many cards are known to be relief cards.
 */
reliefs: number, };

/**
 * A merger that was refused when it was last asked for.
 */
export type Declined = { seat: Seat, asked: Seat, 
/**
 * The markers of the one who was asked, in percent of those of both.
 */
percent: number, };

/**
 * What lies open on the table: everybody sees it.
 */
export type Table = { rules: Rules, point: Point, first: Seat, active: Seat, turn: number, 
/**
 * Provinces with markers or symbols.
 */
provinces: { [key in Province]: ProvinceState }, seats: Array<SeatState>, 
/**
 * Cards of the Yang deck whose order everybody knows, the next one first.
 */
yang_then: Array<Yang>, 
/**
 * What is unseen of the Yin deck.
 */
yin_unseen: Record<string, number>, yin_then: Array<Yin>, holding: number, growth: Growth, closed: Array<[Province, Province]>, proposed: Array<Seat>, demanded: Array<Province>, refused: Array<Seat>, share: number | null, pending: Pending | null, battle: Battle | null, 
/**
 * The last throw: how often each face lies there.
 */
throw: [number, number, number, number, number, number], yang_at: Province | null, yin_at: Province | null, struck: Yin | null, 
/**
 * Mergers that were refused; no rule asks for it.
 */
declined?: Array<Declined>, 
/**
 * Provinces whose owner stood when it was asked to leave, and how hard it was pressed: by so many markers more, plus one.
 */
stood?: { [key in string]: number }, };

/**
 * A card in the resolver's hand.
 */
export type Drawn<C> = { card: C, 
/**
 * Whether everybody knows it.
 */
open: boolean, };

/**
 * How an attack ends if nobody leaves and nobody breaks off.
 */
export type Odds = { 
/**
 * Chance of the attacker, in ten-thousandths.
 */
win: number, 
/**
 * Markers the attacker and the defender lose on average, in hundredths, when dice are thrown one by one.
 */
lost: [number, number], 
/**
 * The same when as many dice as allowed are thrown each time; absent where one die is the rule (E42).
 */
lost_at_once: [number, number] | null, 
/**
 * Chances of a victory with 1, 2, … attackers left, in ten-thousandths.
 */
attackers_left: Array<number>, 
/**
 * Chances of a defeat with 1, 2, … defenders left.
 */
defenders_left: Array<number>, };

/**
 * A border between the active seat and somebody else.
 */
export type Attack = { from: Province, to: Province, 
/**
 * The card it costs (E33).
 */
card: Yang | null, odds: Odds, };

/**
 * Somewhere to withdraw to.
 */
export type Refuge = { to: Province, 
/**
 * Markers that would find no room there (E40).
 */
lost: number, 
/**
 * Markers that would stand there then.
 */
markers: number, };

/**
 * How many markers an order to withdraw may name: one, up to these.
 */
export type OrderRange = { 
/**
 * For the rest of the attack under way; 0: one can only stand. None: there is no attack, or nothing left to be said in it.
 */
attack: number | null, 
/**
 * For every attack to come.
 */
always: number, };

/**
 * One state instead of two.
 */
export type Merger = { senior: Seat, junior: Seat, 
/**
 * The junior's markers without room in the senior's supply (E24), and the junior's cards, which lapse (E25).
 */
lost: number, cards: number, 
/**
 * When it comes about.
 */
when: Joining, 
/**
 * What the senior has then.
 */
markers: number, provinces: number, hand: number, points: number, };

/**
 * When a merger comes about.
 */
export type Joining = "at-once" | "after-cards" | "at-turn-end";

/**
 * A refusal that is known before anybody tries.
 */
export type Refusal = { 
/**
 * The clause.
 */
rule: string, illegal: Illegal, };

/**
 * Phase one under way.
 */
export type Growing = { 
/**
 * What comes, the next first (E79): a lot for each province of the initial holding (E3); else the regular markers, then those of
 * each province with symbols (E6).
 */
lots: Array<Lot>, 
/**
 * Markers that will be placed: without those that have to be given up (E9).
 */
left: number, 
/**
 * So many of them are of the first lot.
 */
next: number, 
/**
 * Provinces where they may grow (E7, E8), and how many of the first lot would stay there.
 */
rooms: Array<Room>, };

/**
 * Markers that are placed by the same rule.
 */
export type Lot = { 
/**
 * The province of the symbols they come from; none for regular ones and for the initial holding.
 */
origin: Province | null, count: number, };

/**
 * Room for new markers.
 */
export type Room = { province: Province, 
/**
 * So many of the first lot would stay; what is above that goes back to the supply (E10).
 */
stay: number, 
/**
 * So many moves in a row bring them there: where nothing is left to choose after the first, the game places the others (E81).
 */
moves: number, };

/**
 * A phase of the turn.
 */
export type Phase = { 
/**
 * 1 to 5.
 */
number: number, is: Progress, };

/**
 * Where a phase stands.
 */
export type Progress = "done" | "now" | "next";

/**
 * How far the game is: turns, or Yang cards up to the Mandate.
 */
export type Countdown = { 
/**
 * What ends it; where both could, whichever comes first.
 */
by: Timer, 
/**
 * So many turns have begun, or cards are drawn.
 */
now: number, 
/**
 * Of so many.
 */
all: number, 
/**
 * Whose turn each one to come is, if everybody stays; not known where cards are counted.
 */
turns: Array<Seat>, };

/**
 * What ends the game.
 */
export type Timer = "turns" | "mandate";

/**
 * One of the two rule sets, with all its answers.
 */
export type RuleSet = "vienna" | "classic";

/**
 * What follows from an open table.
 */
export type Outlook = { 
/**
 * Unoccupied provinces held by each seat (E62, E63).
 */
influence: Array<Array<Province>>, 
/**
 * Points of each seat if the game were scored now (E68).
 */
scores: Array<number>, 
/**
 * Where each seat's points come from (E68): markers, symbols, cards, occupied and influenced provinces.
 */
points: Array<[number, number, number, number, number]>, 
/**
 * Provinces each seat could colonise if it were its phase two now (E12, E13).
 */
reach: Array<Array<Province>>, 
/**
 * Provinces that would bring each seat to fifteen if it held them as well (E65).
 */
completing: Array<Array<Province>>, 
/**
 * Whose fate each seat shares: its own, or that of whoever leads it (E28).
 */
leaders: Array<Seat>, 
/**
 * Every border the active seat could attack over, card or not (E32, E33).
 */
attacks: Array<Attack>, 
/**
 * Whether the active seat adjoins another state at all: if it has no attack then, all markers there have advanced (E48).
 */
facing: boolean, 
/**
 * The attack under way, from now on.
 */
fight: Odds | null, 
/**
 * Dice that can strike the defender in it: more could only strike the attacker (E43).
 */
dice: number, 
/**
 * Where whoever is asked to leave a province may go (E39).
 */
refuges: Array<Refuge>, 
/**
 * What a defender can leave to the house.
 */
orders: OrderRange, 
/**
 * What a merger of the active seat with each other state would make, under the rules of the moment (E23, E49, E71).
 */
mergers: Array<Merger>, 
/**
 * Who would be one state with the active seat if what is asked now were accepted (E22, E38, E71).
 */
partner: Seat | null, 
/**
 * Why a province that nobody occupies is no answer where a state is looked for (E22, E71).
 */
vacant: Refusal | null, 
/**
 * What is placed in phase one.
 */
growing: Growing | null, 
/**
 * While provinces are named: those of the active seat that a Yin card may empty (E55).
 */
fragile: Array<Province>, 
/**
 * The Yang card that helps against what has struck (E56).
 */
relief: Yang | null, 
/**
 * The phases that this turn has.
 */
phases: Array<Phase>, 
/**
 * How far the game is; none if nothing ends it but a victory.
 */
countdown: Countdown | null, 
/**
 * The rule set it is played by; none if the table has mixed them.
 */
rule_set: RuleSet | null, 
/**
 * What lies on the borders that the table has chosen, by their ids, the strongest first (A36, A37); on others it is as printed.
 */
barriers: { [key in string]: Array<Barrier> }, };

/**
 * All that one viewer knows.
 */
export type View = { 
/**
 * Whose eyes these are.
 */
viewer: Viewer, 
/**
 * Id of the board.
 */
board: string, 
/**
 * What lies open.
 */
table: Table, 
/**
 * The viewer's own Yang cards, the oldest first.
 */
hand: Array<Yang> | null, 
/**
 * Yang cards of each seat.
 */
cards: Array<number>, 
/**
 * Cards in the shuffled part of the Yang deck.
 */
yang_deck: number, 
/**
 * Yang cards the viewer has not seen: that part, and what is hidden in other hands.
 */
unseen: Record<string, number>, 
/**
 * The Yang card in the resolver's hand.
 */
drawn: Drawn<Yang | null> | null, 
/**
 * Markers left of each seat.
 */
supply: Array<number>, 
/**
 * How it ended.
 */
outcome: Outcome | null, };

/**
 * One thing that happened.
 */
export type Event = { "kind": "first", seat: Seat, } | { "kind": "turn", seat: Seat, turn: number, } | { "kind": "settled", seat: Seat, province: Province, count: number, } | { "kind": "grew", seat: Seat, province: Province, back: boolean, } | { "kind": "dropped", seat: Seat, } | { "kind": "lapsed", seat: Seat, count: number, } | { "kind": "colonised", seat: Seat, from: Province, to: Province, } | { "kind": "moved", seat: Seat, from: Province, to: Province, count: number, } | { "kind": "phase-ended", seat: Seat, phase: number, } | { "kind": "trimmed", seat: Seat, province: Province, count: number, } | { "kind": "attacked", seat: Seat, owner: Seat, from: Province, to: Province, barrier: Barrier, } | { "kind": "stood", seat: Seat, province: Province, } | { "kind": "withdrew", seat: Seat, province: Province, to: Province, lost: number, } | { "kind": "offered", seat: Seat, asked: Seat, share: number | null, } | { "kind": "proposed", seat: Seat, asked: Seat, share: number | null, } | { "kind": "accepted", seat: Seat, } | { "kind": "refused", seat: Seat, } | { "kind": "merged", seat: Seat, owner: Seat, lost: number, } | { "kind": "merger-agreed", seat: Seat, owner: Seat, } | { "kind": "rolled", seat: Seat, dice: number, } | { "kind": "die", face: number, strikes: Seat, } | { "kind": "fought", from: Province, to: Province, attackers: number, defenders: number, } | { "kind": "repelled", seat: Seat, from: Province, to: Province, } | { "kind": "broke-off", seat: Seat, } | { "kind": "advanced", seat: Seat, from: Province, to: Province, count: number, } | { "kind": "demanded", seat: Seat, owner: Seat, province: Province, } | { "kind": "eliminated", seat: Seat, } | { "kind": "named-yang", seat: Seat, province: Province, } | { "kind": "named-yin", seat: Seat, province: Province, } | { "kind": "drew-yang", seat: Seat, card: Yang | null, } | { "kind": "drew-yin", seat: Seat, card: Yin, } | { "kind": "relieved", seat: Seat, card: Yang, } | { "kind": "not-relieved", seat: Seat, } | { "kind": "lost", seat: Seat, province: Province, count: number, } | { "kind": "betrayed", seat: Seat, cards: Array<Yang>, count: number, } | { "kind": "built", seat: Seat, province: Province, card: Yang, } | { "kind": "nothing-built", seat: Seat, card: Yang, } | { "kind": "kept", seat: Seat, } | { "kind": "cornered", seat: Seat, turns: number, } | { "kind": "asked-to-join", seat: Seat, asked: Seat, } | { "kind": "left", seat: Seat, } | { "kind": "resigned", seat: Seat, } | { "kind": "claimed", seat: Seat, } | { "kind": "claim-lost", seat: Seat, } | { "kind": "ended", reason: Ending, winners: Array<Seat>, };

/**
 * What a seat is asked (RULES: decisions).
 */
export type Decision = { "kind": "place-initial" } | { "kind": "phase-one" } | { "kind": "phase-two" } | { "kind": "phase-three" } | { "kind": "idle" } | { "kind": "merge-asked" } | { "kind": "demand-asked" } | { "kind": "defender-to-answer" } | { "kind": "offer-asked" } | { "kind": "attacker-to-roll" } | { "kind": "advance" } | { "kind": "designate-yang" } | { "kind": "designate-yin" } | { "kind": "relief-asked" } | { "kind": "cornered-choice" } | { "kind": "cornered-asked" };

/**
 * One choice.
 */
export type Move = { "kind": "settle", province: Province, } | { "kind": "grow", province: Province, } | { "kind": "drop" } | { "kind": "colonise", from: Province, to: Province, } | { "kind": "move", from: Province, to: Province, count: number, } | { "kind": "end-phase" } | { "kind": "attack", from: Province, to: Province, } | { "kind": "propose-merge", seat: Seat, share?: number, } | { "kind": "demand", province: Province, } | { "kind": "accept" } | { "kind": "refuse" } | { "kind": "withdraw", to: Province, } | { "kind": "stand" } | { "kind": "offer-merge", share?: number, } | { "kind": "roll", dice: number, } | { "kind": "break-off" } | { "kind": "advance", count: number, } | { "kind": "yang", province: Province, } | { "kind": "yin", province: Province, } | { "kind": "relief", accepted: boolean, } | { "kind": "join", seat: Seat, } | { "kind": "leave" } | { "kind": "resign" };

/**
 * One result of fate.
 */
export type Chance = { "kind": "first", seat: Seat, } | { "kind": "die", face: number, } | { "kind": "draw-yang", card: Yang, } | { "kind": "draw-yin", card: Yin, };

/**
 * Why a move is refused.
 */
export type Illegal = { "kind": "game-over" } | { "kind": "not-asked", asked: Seat, } | { "kind": "not-now" } | { "kind": "settle-taken", province: Province, } | { "kind": "settle-apart", province: Province, } | { "kind": "settle-narrow", province: Province, } | { "kind": "grow-where", province: Province, } | { "kind": "grow-together", place: Province, } | { "kind": "bonus-where", province: Province, origin: Province, } | { "kind": "no-drop" } | { "kind": "colonise-where", from: Province, to: Province, } | { "kind": "colonise-few", from: Province, } | { "kind": "colonise-stay", from: Province, stay: number, } | { "kind": "colonise-spent", from: Province, } | { "kind": "move-where", from: Province, to: Province, } | { "kind": "move-spent", from: Province, most: number, } | { "kind": "move-garrison", from: Province, } | { "kind": "move-full", to: Province, most: number, } | { "kind": "attack-where", from: Province, to: Province, } | { "kind": "attack-advanced", from: Province, } | { "kind": "attack-again", from: Province, to: Province, } | { "kind": "attack-card", barrier: Barrier, } | { "kind": "merge-whom", asked: Seat, } | { "kind": "merge-nobody" } | { "kind": "no-demands" } | { "kind": "demand-where", province: Province, } | { "kind": "withdraw-where", province: Province, } | { "kind": "offer-twice" } | { "kind": "roll-dice", most: number, } | { "kind": "advance-many", most: number, } | { "kind": "advance-garrison", from: Province, most: number, } | { "kind": "name-where", province: Province, } | { "kind": "no-relief", card: Yang, drawn: boolean, } | { "kind": "join-whom", asked: Seat, } | { "kind": "join-nobody" };

/**
 * A standing order.
 */
export type Order = { "kind": "stand", } | { "kind": "withdraw", 
/**
 * Where to.
 */
to: Province, 
/**
 * So many.
 */
left: number, } | { "kind": "stand-always", } | { "kind": "withdraw-always", 
/**
 * So many.
 */
left: number, };

/**
 * A border with a choice.
 */
export type ChoiceFile = { border: string, default: string, values: { [key in string]: Array<Barrier> }, };

/**
 * Cards of both kinds, with their numbers.
 */
export type DecksFile = { yang: Record<string, number>, yin: Record<string, number>, };

/**
 * A province as written.
 */
export type ProvinceFile = { id: Province, name: string, pinyin: string, hanzi: string, polygon: [number, number][], islands: [number, number][][], label: [number, number], marker: [number, number], economy: [number, number], };

/**
 * A border as written.
 */
export type BorderFile = { id: string, a: Province, b: Province, 
/**
 * `land` or `sea`; a matter of drawing.
 */
kind: string, 
/**
 * What lies on it; none: open. A board that was read has the strongest one first: it counts (E33).
 */
barriers: Array<Barrier>, feature: string, line: [number, number][], };

/**
 * A board as written: provinces, borders, decks.
 */
export type BoardFile = { 
/**
 * Name in flags, records and addresses.
 */
id: string, 
/**
 * Name for people.
 */
name: string, 
/**
 * Where the map comes from: `printed`, `transcribed`, `reconstructed`, `ours`, or the owner's own words.
 */
source: string, 
/**
 * The decks of `classic` and `vienna`.
 */
decks: { [key in string]: DecksFile }, 
/**
 * Borders that a table may choose: `honan_shensi` and `shantung_anhwei`.
 */
choices: { [key in string]: ChoiceFile }, 
/**
 * The 21 provinces.
 */
provinces: Array<ProvinceFile>, 
/**
 * Each border once.
 */
borders: Array<BorderFile>, 
/**
 * Size of the canvas; no rule meaning, as all that follows.
 */
size: [number, number], 
/**
 * Land around, rivers, names of seas.
 */
decor: { land: [number, number][][], rivers: { name: string, line: [number, number][] }[], texts: { text: string, at: [number, number] }[] }, };

/**
 * Fields that are seats, by the message that says them.
 */
export const SEATS = {
  "event-first": ["seat"],
  "event-turn": ["seat"],
  "event-settled": ["seat"],
  "event-grew": ["seat"],
  "event-dropped": ["seat"],
  "event-lapsed": ["seat"],
  "event-colonised": ["seat"],
  "event-moved": ["seat"],
  "event-phase-ended": ["seat"],
  "event-trimmed": ["seat"],
  "event-attacked": ["seat", "owner"],
  "event-stood": ["seat"],
  "event-withdrew": ["seat"],
  "event-offered": ["seat", "asked"],
  "event-proposed": ["seat", "asked"],
  "event-accepted": ["seat"],
  "event-refused": ["seat"],
  "event-merged": ["seat", "owner"],
  "event-merger-agreed": ["seat", "owner"],
  "event-rolled": ["seat"],
  "event-die": ["strikes"],
  "event-repelled": ["seat"],
  "event-broke-off": ["seat"],
  "event-advanced": ["seat"],
  "event-demanded": ["seat", "owner"],
  "event-eliminated": ["seat"],
  "event-named-yang": ["seat"],
  "event-named-yin": ["seat"],
  "event-drew-yang": ["seat"],
  "event-drew-yin": ["seat"],
  "event-relieved": ["seat"],
  "event-not-relieved": ["seat"],
  "event-lost": ["seat"],
  "event-betrayed": ["seat"],
  "event-built": ["seat"],
  "event-nothing-built": ["seat"],
  "event-kept": ["seat"],
  "event-cornered": ["seat"],
  "event-asked-to-join": ["seat", "asked"],
  "event-left": ["seat"],
  "event-resigned": ["seat"],
  "event-claimed": ["seat"],
  "event-claim-lost": ["seat"],
  "event-ended": ["winners"],
  "refuse-not-asked": ["asked"],
  "refuse-merge-whom": ["asked"],
  "refuse-join-whom": ["asked"],
} as const;
