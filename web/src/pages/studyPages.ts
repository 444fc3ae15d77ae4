/** Pages for those who want to play better. */
export const puzzles = () => import("../puzzles/PuzzlesPage.svelte");
export const retry = () => import("../puzzles/RetryPage.svelte");
export const numbers = () => import("../numbers/NumbersPage.svelte");
