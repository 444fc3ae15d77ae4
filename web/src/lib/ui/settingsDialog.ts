/** Fetched when somebody opens it. */
export const settingsDialog = () => import("./SettingsDialog.svelte");
