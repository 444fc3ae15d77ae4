/** A place to look at every board, card and state without playing. Only served while developing. */
import { mount } from "svelte";
import "../../src/lib/tokens.css";
import "../../src/lib/base.css";
import { CATALOGUE } from "../../src/games/catalogue";
import { allWordsOf } from "../../src/games/registry";
import { needWords } from "../../src/lib/i18n/index.svelte";
import { settings } from "../../src/lib/settings.svelte";
import { mountCommon } from "../../src/lib/symbols/common";
import Gallery from "./Gallery.svelte";

const wish = new URLSearchParams(location.search);
mountCommon();
await settings.start();
await needWords(...CATALOGUE.flatMap(({ id }) => allWordsOf(id)));
const language = wish.get("lang");
if (language === "en" || language === "fr") await settings.set({ language });
const theme = wish.get("theme");
if (theme === "light" || theme === "dark") await settings.set({ theme });
const target = document.getElementById("app");
const cell = wish.get("cell");
if (target)
  mount(Gallery, {
    target,
    props: {
      show: wish.get("show") ?? "board",
      route: wish.get("route") ?? "hills",
      state: wish.get("state") ?? "rest",
      symbol: wish.get("symbol") ?? "machete",
      ...(cell ? { cell: Number(cell) } : {}),
    },
  });
