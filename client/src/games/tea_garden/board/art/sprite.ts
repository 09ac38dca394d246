/** Puts symbols into the page when the first of them is drawn, wherever that is: table, lobby, rules. */
import { type Component, mount } from "svelte";
import ValleySprite from "./ValleySprite.svelte";

/** Those of the valley, unless it is others that are drawn. */
export function ensureSprite(Sprite: Component = ValleySprite, id = "valley-sprite"): void {
  if (document.getElementById(id)) return;
  const home = document.createElement("div");
  home.id = id;
  document.body.append(home);
  mount(Sprite, { target: home });
}
