/** What the lobby does without, and anything else may need: the styles of a table, and the other icons. */
import { mount } from "svelte";
import MoreSprite from "./ui/MoreSprite.svelte";
import "../styles/table.css";

mount(MoreSprite, { target: document.body });
