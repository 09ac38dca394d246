/** What the lobby does without, and anything else may need: the styles of a table, and the other icons. */
import { mount } from "svelte";
import TableSprite from "./ui/TableSprite.svelte";
import "../styles/table.css";

mount(TableSprite, { target: document.body });
