/** The help card: a turn, provinces, villages, and how it ends, as this table plays it. */
import { SHAPES } from "../../../lib/board/seats";
import type { HelpAt, HelpCard, HelpIcon } from "../../contract";
import { FRAME, SIDE } from "../board/outline";
import PagodaBody from "../board/PagodaBody.svelte";
import { COLORS, placement } from "../play/placement";
import Tile from "../board/Tile.svelte";
import Village from "../board/Village.svelte";
import type { Kind } from "../wire";
import "../style.css";

/** A tile, lying. */
const tile = (kind: Kind): HelpIcon => ({
  draw: Tile,
  props: { at: placement(["a1", "b1"], COLORS[kind]) },
  box: `${FRAME} ${FRAME - SIDE / 2} ${2 * SIDE} ${2 * SIDE}`,
  class: "qin",
});
const pagoda = (storeys: 1 | 2, seat = 0): HelpIcon => ({
  draw: PagodaBody,
  props: { shape: SHAPES[seat], leaf: seat === 1, storeys },
  box: storeys === 1 ? "-27 -27 54 54" : "-34 -38 68 68",
  class: `qin seat-${seat}`,
});
const village: HelpIcon = {
  draw: Village,
  props: { squares: ["a1"], seed: 0 },
  box: `${FRAME} ${FRAME} ${SIDE} ${SIDE + 4}`,
  class: "qin",
};

const joins = (value: string) => ({ when: ({ options }: HelpAt) => (options["joining"] ?? "largest") === value });
/** Q2: pagodas by the number of players. */
const PAGODAS: Record<number, number> = { 2: 24, 3: 19, 4: 15 };

const help: HelpCard = [
  {
    title: "glance-turn",
    rows: [
      { icons: [tile("RY")], words: "glance-lay", clause: "Q11" },
      { icons: [tile("YB")], words: "glance-touch", clause: "Q12" },
      { icons: ["deck"], words: "glance-draw", clause: "Q34" },
      { icons: ["next"], words: "glance-must", clause: "Q15" },
    ],
  },
  {
    title: "glance-provinces",
    rows: [
      { icons: [tile("RB")], words: "glance-lone", clause: "Q17" },
      { icons: [tile("RR"), pagoda(1)], words: "glance-found", clause: "Q19" },
      { icons: [{ word: "5" }, pagoda(2)], words: "glance-major", clause: "Q21" },
      { icons: [tile("YY"), pagoda(1, 1)], words: "glance-enlarge", clause: "Q20" },
      { icons: [tile("BB"), pagoda(2, 2)], words: "glance-join-largest", clause: "Q23", ...joins("largest") },
      { icons: [tile("BB"), pagoda(2, 2)], words: "glance-join-sum", clause: "Q23", ...joins("sum") },
      { icons: [pagoda(2), pagoda(2, 1)], words: "glance-majors", clause: "Q13" },
      { icons: [{ word: "=" }], words: "glance-tie-largest", clause: "Q14", ...joins("largest") },
      { icons: [{ word: "=" }], words: "glance-tie-sum", clause: "Q14", ...joins("sum") },
    ],
  },
  {
    title: "glance-villages",
    rows: [
      { icons: [village, pagoda(1)], words: "glance-absorb", clause: "Q27" },
      { icons: [pagoda(2)], words: "glance-strength", clause: "Q26" },
      { icons: [village, pagoda(1, 1)], words: "glance-conquer", clause: "Q28" },
      { icons: [village, { word: "=" }], words: "glance-stay", clause: "Q29" },
    ],
  },
  {
    title: "glance-end",
    rows: [
      {
        icons: [pagoda(1)],
        words: ({ players }) =>
          players === null ? { id: "glance-supplies" } : { id: "glance-supply", args: { pagodas: PAGODAS[players] } },
        clause: "Q2",
      },
      { icons: [{ word: "0" }], words: "glance-last", clause: "Q31" },
      { icons: [{ word: "0" }, pagoda(1, 3)], words: "glance-anyone", clause: "Q32" },
      { icons: ["flag"], words: "glance-fewest", clause: "Q39" },
    ],
  },
];

export default help;
