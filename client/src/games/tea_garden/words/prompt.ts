/** The sentence of the prompt while I am asked. */
import type { Phrase } from "../../contract";
import { askedFor } from "../play/question";
import { regionOf } from "../board/valley/geometry";
import { priceWords } from "./costs";
import { PENDING } from "./pending";
import type { TeaPlay } from "../play/play.svelte";
import type { LeafList } from "../wire";

export function promptOf(play: TeaPlay): Phrase | null {
  const { kind, match, aim } = play;
  const { point } = match.view.table;
  if (aim?.kind === "ferment" && play.leaves.open) return { id: "play-flip", args: { n: play.leaves.most } };
  if (aim?.kind === "harvest" && play.gardens.open) return { id: "play-pick", args: { n: play.gardens.most } };
  if (aim !== null && !play.proposed) return { id: "play-confirm", args: { move: play.label(aim) } };
  switch (kind) {
    case "menu":
      return menu(play);
    case "pagoda":
      return { id: "play-pagoda", args: { region: regionOf(play.board, askedFor(point, "pagoda")?.space ?? "") } };
    case "teapot":
      return { id: "play-teapot", args: { n: askedFor(point, "teapot")?.missing ?? 1 } };
    case "pay": {
      const { leaves } = match.view.outlook;
      return leaves ? { id: "play-pay", args: { price: priceOf(leaves) } } : null;
    }
    case "flip":
    case "sell":
      return { id: `play-${kind}`, args: { n: play.leaves.most } };
    case "pick":
      return { id: "play-pick", args: { n: play.gardens.most } };
    case "side":
      return { id: "play-side", args: { side: askedFor(point, "side") } };
    case "draw": {
      const draw = askedFor(point, "draw");
      return { id: draw?.discard ? "play-draw-discard" : "play-draw", args: { n: draw?.n ?? 1 } };
    }
    case "discard":
      return { id: "play-discard", args: { n: askedFor(point, "discard")?.left ?? 1 } };
    case "cover":
    case "place":
    case "remove":
    case "put":
    case "take":
      return { id: `play-${kind}` };
    default:
      return null;
  }
}

/** Why no card can be played: all that is left is to pass. */
function barred({ match }: TeaPlay): Phrase {
  const { stuck, fee } = match.view.outlook;
  switch (stuck) {
    case "hand":
      return { id: "play-no-card" };
    case "fee":
      return { id: "play-fee-poor", args: { price: priceWords(fee) } };
    case undefined:
      return { id: "play-only-pass" };
  }
}

/** The open choice of a turn: cards, then a main action, then what is left. */
function menu(play: TeaPlay): Phrase {
  const { match, action, listed } = play;
  const { turn } = match.view.table;
  if (play.lists) return { id: `play-which-${listed}` };
  if (!turn.played) {
    if (play.can("fee")) return { id: "play-fee" };
    if (play.raised.cards.length > 0) return { id: "play-raised", args: { n: play.raised.strength ?? PENDING } };
    if (!play.can("top")) return barred(play);
    return { id: play.can("pass") ? "play-begin" : "play-begin-cards" };
  }
  if (!turn.main) {
    if (action === "garden" || action === "buy" || action === "caravan") return { id: `play-${action}` };
    return { id: "play-main", args: { n: match.view.outlook.strength } };
  }
  return { id: play.legal.some((m) => m.kind !== "end") ? "play-rest" : "play-end" };
}

/** What is due now, in words. */
export function priceOf({ least: n, brown, quality: q }: LeafList): Phrase {
  if (brown === n) return { id: "price-brown", args: { n } };
  if (brown > 0) return { id: "price-fee", args: { leaves: n, brown } };
  return q > 1 ? { id: "price-leaves", args: { n, q } } : { id: "price-any", args: { n } };
}
