import { setLanguage } from "../i18n/index.svelte";

await setLanguage("en");
