// First of all styles: the order of their layers.
import "./styles/layers.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { myself } from "./lib/house/me.svelte";
import { withTable } from "./lib/lazy";
import { router } from "./lib/router.svelte";
import { words } from "./lib/words/words.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/ui.css";
import "./styles/boards.css";
import "./styles/controls.css";
import "./styles/lobby.css";
import "./styles/touch.css";

// On a slow line each of these takes its time: they come together.
myself.ask();
if (router.route.name === "table") void withTable(() => import("./routes/Table.svelte")).catch(() => {});

// The words first: nothing is shown before it can be said.
const { name } = router.route;
await words.begin(name === "lobby" ? "card" : name === "table" ? "table" : "whole");
mount(App, { target: document.getElementById("app")! });
