import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "./lib/router.svelte";
import { words } from "./lib/words/words.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/ui.css";
import "./styles/boards.css";
import "./styles/controls.css";
import "./styles/lobby.css";
import "./styles/touch.css";

// The words first: nothing is shown before it can be said.
const { name } = router.route;
await words.begin(name === "lobby" ? "card" : name === "table" ? "table" : "whole");
mount(App, { target: document.getElementById("app")! });
