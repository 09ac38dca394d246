/** The help card: what a turn can do, what it costs, what symbols give, how a round and the game end. */
import type { HelpCard, HelpIcon, HelpRow } from "../../contract";
import type { IconName } from "../board/art/icons";
import StrengthIcon from "../board/art/StrengthIcon.svelte";
import TeaIcon from "../board/art/TeaIcon.svelte";

const icon = (name: IconName): HelpIcon => ({ draw: TeaIcon, props: { name, size: 26 } });
/** What no numbered clause tells (the tidy-up, the final count) leads nowhere. */
const row = (words: string, clause: string | null, ...icons: IconName[]): HelpRow => ({
  icons: icons.map(icon),
  words,
  ...(clause !== null && { clause }),
});
const strength: HelpIcon = { draw: StrengthIcon, props: { n: 1, size: 24 } };

const card: HelpCard = [
  {
    title: "help-actions",
    rows: [
      row("help-garden", "T20", "garden"),
      row("help-buy", "T24", "buy"),
      row("help-caravan", "T29", "caravan"),
      row("help-ferment", "T31", "ferment"),
      row("help-harvest", "T32", "harvest"),
      row("help-river", "T34", "river"),
      row("help-cups", "T36", "cups"),
      row("help-university", "T39", "university"),
    ],
  },
  {
    title: "help-costs",
    rows: [
      row("help-leaf-green", "T14", "leaf-green"),
      row("help-leaf-brown", "T14", "leaf-brown"),
      { icons: [{ word: "4" }], words: "help-fee", clause: "T4" },
      row("help-teapot", "T27", "scroll-teapot"),
      row("help-repeat", "T43", "scroll-repeat"),
      row("help-strength", "T18", "scroll-strength"),
      row("help-advance", "T41", "token"),
      row("help-marker", "T42", "cup-marker"),
    ],
  },
  {
    title: "help-symbols",
    rows: [
      row("help-quality", "T15", "leaf-any"),
      row("help-pots", "T26", "pot-any"),
      row("symbol-draw", "T46", "draw"),
      row("symbol-draw-discard", "T47", "draw-discard"),
      row("symbol-remove", "T48", "remove"),
      row("symbol-sell", "T50", "sell"),
      row("symbol-emperor-card", "T51", "emperor-card"),
      row("help-points-when", null, "vp-now", "vp-end"),
    ],
  },
  {
    title: "help-round",
    rows: [
      { icons: [strength], words: "help-turn", clause: "T6" },
      { icons: [{ word: "4" }], words: "help-turns", clause: "T1" },
      row("help-market-left", null, "buy"),
      row("help-ripen-green", null, "leaf-green"),
      row("help-ripen-brown", null, "leaf-brown"),
      row("help-crop", null, "garden"),
      { ...row("help-box", "D1", "leaf-any"), when: ({ options }) => options["supply"] === "box" },
      row("help-cards", "T46", "draw"),
    ],
  },
  {
    title: "help-points",
    rows: [
      row("help-end-cards", null, "vp-end"),
      row("help-end-emperor", "D11", "emperor-card"),
      row("help-end-river", "T35", "boat"),
      row("help-end-university", "T40", "worker"),
      row("help-end-track", "T41", "token"),
      row("help-end-cups", "D12", "cups"),
      row("help-end-left", null, "scroll-strength", "token"),
      row("help-end-tie", null, "leaf-any"),
    ],
  },
];
export default card;
