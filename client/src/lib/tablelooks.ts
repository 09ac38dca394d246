/** How a table looks, and anything else beyond the lobby: its styles, and the icons that a lobby does without. */
import { mount } from "svelte";
import MoreSprite from "./ui/MoreSprite.svelte";
import "../styles/table.css";

mount(MoreSprite, { target: document.body });
