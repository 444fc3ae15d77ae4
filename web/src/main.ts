import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";
import { mountCommon } from "./lib/symbols/common";
import "./lib/tokens.css";
import "./lib/base.css";

const target = document.getElementById("app");
if (!target) throw new Error("The page has no #app.");
mountCommon();
router.start();
await settings.start();
mount(App, { target });
