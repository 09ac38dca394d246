/** How a table looks, and anything else beyond the lobby: its styles, and the icons that a lobby does without. */
import { mount } from "svelte";
import TableSprite from "./ui/TableSprite.svelte";
import "../styles/table.css";

mount(TableSprite, { target: document.body });
