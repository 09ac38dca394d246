/** The help card: a turn, and how it ends. */
import type { HelpCard } from "../../../games/contract";

const help: HelpCard = [
  {
    title: "glance-turn",
    rows: [
      { icons: ["card"], words: "glance-play", clause: "N3" },
      { icons: ["people"], words: "glance-asked", clause: "N6" },
      { icons: [{ word: "2" }, { word: "2" }], words: "glance-match", clause: "N7" },
      { icons: ["plus"], words: "glance-score", clause: "N8" },
      { icons: ["deck"], words: "glance-draw", clause: "N9" },
    ],
  },
  {
    title: "glance-end",
    rows: [
      { icons: ["flag"], words: "glance-over", clause: "N10" },
      { icons: ["confirm"], words: "glance-win", clause: "N10" },
    ],
  },
];

export default help;
