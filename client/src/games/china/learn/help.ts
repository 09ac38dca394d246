/** The help card: a turn and what it costs, what brings points, and the end. */
import { SHAPES } from "../../../lib/board/seats";
import type { HelpAt, HelpCard, HelpIcon } from "../../contract";
import EmissaryBody from "../board/pieces/EmissaryBody.svelte";
import FortBody from "../board/pieces/FortBody.svelte";
import HouseBody from "../board/pieces/HouseBody.svelte";
import SmallCards from "../dock/SmallCards.svelte";
import "../style.css";

const piece = (draw: typeof HouseBody, seat: number): HelpIcon => ({
  draw,
  props: { shape: SHAPES[seat], leaf: seat === 1 },
  box: draw === HouseBody ? "-27 -24 54 54" : "-20 -20 40 40",
  class: `piece seat-${seat}`,
});
const house = (seat = 0): HelpIcon => piece(HouseBody, seat);
const emissary = (seat = 0): HelpIcon => piece(EmissaryBody, seat);
const fort: HelpIcon = { draw: FortBody, box: "-38 -36 76 76" };
const cards = (known: string, count = known.length): HelpIcon => ({
  draw: SmallCards,
  props: { known, count, width: 19 },
});
const walled = { when: (at: HelpAt) => at.options["fortifications"] === "on" };

const help: HelpCard = [
  {
    title: "glance-turn",
    rows: [
      { icons: [house(), emissary()], words: "glance-place", clause: "S3" },
      { icons: [{ word: "3·2·1" }], words: "glance-three", clause: "C9" },
      { icons: [{ word: "1" }], words: "glance-empty", clause: "C4" },
      { icons: [cards("r")], words: "glance-card", clause: "C6" },
      { icons: [cards("gg")], words: "glance-pair", clause: "C7" },
      { icons: [emissary(1)], words: "glance-limit", clause: "C15" },
      { icons: [fort], words: "glance-fort", clause: "C21", ...walled },
      { icons: ["rotate", cards("", 1)], words: "glance-exchange", clause: "C24" },
      { icons: [cards("", 3)], words: "glance-draw", clause: "S4" },
    ],
  },
  {
    title: "glance-houses",
    rows: [
      { icons: [house(1)], words: "glance-full", clause: "S5" },
      { icons: [{ word: "1" }, house()], words: "glance-first", clause: "S5" },
      { icons: [{ word: "2" }, house(1)], words: "glance-second", clause: "S5" },
      { icons: [{ word: "=" }], words: "glance-tie", clause: "S5" },
      { icons: [fort, { word: "×2" }], words: "glance-double", clause: "S6", ...walled },
    ],
  },
  {
    title: "glance-end",
    rows: [
      { icons: ["deck"], words: "glance-deck", clause: "E1" },
      { icons: [house()], words: "glance-rest", clause: "S10" },
      { icons: ["alliance", emissary()], words: "glance-alliance", clause: "S8" },
      { icons: ["road", house()], words: "glance-line", clause: "S9" },
      { icons: [fort, { word: "×2" }], words: "glance-line-double", clause: "S6", ...walled },
      { icons: ["piece"], words: "glance-winner", clause: "S11" },
    ],
  },
];

export default help;
