import { words } from "virtual:words";
import { needWords, setLanguage } from "../i18n/index.svelte";

await setLanguage("en");
await needWords(...Object.keys(words["en"] ?? {}));
