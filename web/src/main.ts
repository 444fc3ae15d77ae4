import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";
import { mountRoom } from "./lib/symbols/room";
import "./lib/tokens.css";
import "./lib/base.css";

const target = document.getElementById("app");
if (!target) throw new Error("The page has no #app.");
mountRoom();
router.start();
await settings.start();
mount(App, { target });
