/** Puts the symbols into the page when the first of them is drawn, wherever that is: table, lobby, rules. */
import { mount } from "svelte";
import TeaSprite from "./TeaSprite.svelte";

const ID = "tea-sprite";

export function ensureSprite(): void {
  if (document.getElementById(ID)) return;
  const home = document.createElement("div");
  home.id = ID;
  document.body.append(home);
  mount(TeaSprite, { target: home });
}
