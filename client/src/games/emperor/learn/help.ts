/** The help card: a turn, an attack, the cards, and what wins, as this table plays it. */
import type { HelpAt, HelpCard, HelpIcon } from "../../contract";
import CardGlyph from "../dock/cards/CardGlyph.svelte";
import Die from "../dock/battle/Die.svelte";
import PieceIcon from "../board/pieces/PieceIcon.svelte";

const SIZE = 30;
const card = (name: string): HelpIcon => ({ draw: CardGlyph, props: { card: name, size: SIZE } });
const die = (face: number): HelpIcon => ({ draw: Die, props: { face, size: 26 } });
const marker = (count: number | null, color = 0): HelpIcon => ({
  draw: PieceIcon,
  props: { look: { color, shape: color }, count, size: SIZE },
});

/** Only where the table has given all these answers. */
const where = (answers: Readonly<Record<string, string>>) => ({
  when: ({ options }: HelpAt) => Object.entries(answers).every(([option, value]) => options[option] === value),
});

const help: HelpCard = [
  {
    title: "glance-turn",
    rows: [
      {
        icons: [{ word: "1" }, marker(3)],
        words: "glance-grow-together",
        clause: "E7",
        ...where({ base_markers: "together" }),
      },
      {
        icons: [{ word: "1" }, marker(3)],
        words: "glance-grow-split",
        clause: "E7",
        ...where({ base_markers: "split" }),
      },
      {
        icons: [card("agriculture"), card("city")],
        words: "glance-symbols-origin",
        clause: "E8",
        ...where({ bonus_target: "origin" }),
      },
      {
        icons: [card("agriculture"), card("city")],
        words: "glance-symbols-adjoining",
        clause: "E8",
        ...where({ bonus_target: "origin_or_adjoining" }),
      },
      {
        icons: [{ word: "2" }, marker(3)],
        words: "glance-colonise-1",
        clause: "E13",
        ...where({ colonise_leave: "1" }),
      },
      {
        icons: [{ word: "2" }, marker(3)],
        words: "glance-colonise-0",
        clause: "E13",
        ...where({ colonise_leave: "0", symbol_garrison: "false" }),
      },
      {
        icons: [{ word: "2" }, marker(3)],
        words: "glance-colonise-symbol",
        clause: "E13",
        ...where({ colonise_leave: "0", symbol_garrison: "true" }),
      },
      {
        icons: [{ word: "3" }, "next"],
        words: "glance-move",
        clause: "E17",
        ...where({ colonists_move: "true", symbol_garrison: "false" }),
      },
      {
        icons: [{ word: "3" }, "next"],
        words: "glance-move-symbol",
        clause: "E18",
        ...where({ colonists_move: "true", symbol_garrison: "true" }),
      },
      {
        icons: [{ word: "3" }, "next"],
        words: "glance-move-others",
        clause: "E14",
        ...where({ colonists_move: "false", symbol_garrison: "false" }),
      },
      {
        icons: [{ word: "3" }, "next"],
        words: "glance-move-others-symbol",
        clause: "E18",
        ...where({ colonists_move: "false", symbol_garrison: "true" }),
      },
      {
        icons: [{ word: "4" }, die(6)],
        words: "glance-expand",
        clause: "E22",
        ...where({ demand_withdrawal: "false" }),
      },
      {
        icons: [{ word: "4" }, die(6)],
        words: "glance-expand-demand",
        clause: "E22",
        ...where({ demand_withdrawal: "true" }),
      },
      {
        icons: [{ word: "?" }, marker(null, 1)],
        words: "glance-demand",
        clause: "E30",
        ...where({ demand_withdrawal: "true" }),
      },
      { icons: [{ word: "5" }, card("yang")], words: "glance-draw", clause: "E52" },
      { icons: [{ word: "10" }], words: "glance-ten", clause: "E10" },
    ],
  },
  {
    title: "glance-attack",
    rows: [
      { icons: [card("cross_water"), card("cross_wall")], words: "glance-barrier", clause: "E33" },
      { icons: ["replay"], words: "glance-repeat-once", clause: "E35", ...where({ repeat_attack: "once" }) },
      { icons: ["replay"], words: "glance-repeat-unlimited", clause: "E35", ...where({ repeat_attack: "unlimited" }) },
      { icons: [die(2), die(3)], words: "glance-parity", clause: "E43" },
      { icons: [die(5)], words: "glance-dice-one", clause: "E42", ...where({ dice: "single" }) },
      { icons: [die(5), die(4)], words: "glance-dice-many", clause: "E42", ...where({ dice: "up_to_markers" }) },
      { icons: [{ word: "%" }], words: "glance-odds" },
      {
        icons: [marker(null, 1), "next"],
        words: "glance-withdraw-any",
        clause: "E37",
        ...where({ withdraw: "any_time", withdrawn: "advance" }),
      },
      {
        icons: [marker(null, 1), "next"],
        words: "glance-withdraw-any-empty",
        clause: "E37",
        ...where({ withdraw: "any_time", withdrawn: "recolonise" }),
      },
      {
        icons: [marker(null, 1), "next"],
        words: "glance-withdraw-first",
        clause: "E37",
        ...where({ withdraw: "before_first_throw", withdrawn: "advance" }),
      },
      {
        icons: [marker(null, 1), "next"],
        words: "glance-withdraw-first-empty",
        clause: "E37",
        ...where({ withdraw: "before_first_throw", withdrawn: "recolonise" }),
      },
      {
        icons: ["alliance"],
        words: "glance-merge-stronger",
        clause: "E49",
        ...where({ battle_merge_senior: "stronger" }),
      },
      {
        icons: ["alliance"],
        words: "glance-merge-attacker",
        clause: "E49",
        ...where({ battle_merge_senior: "attacker" }),
      },
      {
        icons: ["next", marker(null)],
        words: "glance-advance-rest",
        clause: "E48",
        ...where({ advanced_may_attack: "false", symbol_garrison: "false" }),
      },
      {
        icons: ["next", marker(null)],
        words: "glance-advance-rest-symbol",
        clause: "E46",
        ...where({ advanced_may_attack: "false", symbol_garrison: "true" }),
      },
      {
        icons: ["next", marker(null)],
        words: "glance-advance-on",
        clause: "E48",
        ...where({ advanced_may_attack: "true", symbol_garrison: "false" }),
      },
      {
        icons: ["next", marker(null)],
        words: "glance-advance-on-symbol",
        clause: "E46",
        ...where({ advanced_may_attack: "true", symbol_garrison: "true" }),
      },
    ],
  },
  {
    title: "glance-cards",
    rows: [
      { icons: [card("city"), card("mine"), card("agriculture")], words: "glance-card-symbols", clause: "E59" },
      {
        icons: [card("cross_water"), card("cross_mountain"), card("cross_wall")],
        words: "glance-card-crossing",
        clause: "E33",
      },
      { icons: [card("relief_famine"), card("relief_flood")], words: "glance-card-relief", clause: "E56" },
      { icons: [card("mandate")], words: "glance-card-mandate", clause: "E54", ...where({ decks: "classic" }) },
      { icons: [card("plague"), card("rebellion"), card("drought")], words: "glance-card-one", clause: "E55" },
      { icons: [card("famine"), card("flood")], words: "glance-card-two", clause: "E55" },
      { icons: [card("traitor")], words: "glance-card-traitor", clause: "E57" },
    ],
  },
  {
    title: "glance-points",
    rows: [
      { icons: [{ word: "1" }, marker(null)], words: "glance-points-1", clause: "E68" },
      { icons: [{ word: "2" }, card("agriculture")], words: "glance-points-2", clause: "E68" },
      {
        icons: [card("city"), "map"],
        words: "glance-points-influence",
        clause: "E68",
        ...where({ influenced_symbols: "true" }),
      },
      {
        icons: [card("city"), marker(null)],
        words: "glance-points-occupied",
        clause: "E68",
        ...where({ influenced_symbols: "false" }),
      },
      {
        icons: ["map"],
        words: "glance-influence-adjoining",
        clause: "E63",
        ...where({ inference: "adjoining_or_enclosed" }),
      },
      { icons: ["map"], words: "glance-influence-enclosed", clause: "E62", ...where({ inference: "enclosed" }) },
      { icons: [{ word: "15" }], words: "glance-fifteen-any", clause: "E65", ...where({ claim_start: "any_time" }) },
      { icons: [{ word: "15" }], words: "glance-fifteen-own", clause: "E65", ...where({ claim_start: "own_turn" }) },
      { icons: ["flag"], words: "glance-last", clause: "E70" },
      {
        icons: ["fort"],
        words: ({ options }) => ({ id: "glance-cornered", args: { turns: Number(options.cornered_turns) } }),
        clause: "E71",
        when: ({ options }) => options.cornered_turns !== "0",
      },
      {
        icons: ["clock"],
        words: ({ options }) => ({ id: "glance-turns", args: { turns: Number(options.turn_limit) } }),
        clause: "E67",
        ...where({ timer: "turn_limit" }),
      },
      { icons: [card("mandate")], words: "glance-mandate", clause: "E66", ...where({ timer: "mandate" }) },
    ],
  },
];

export default help;
