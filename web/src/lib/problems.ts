import { ApiError } from "./api";
import { known, t } from "./i18n/index.svelte";

/** A sentence for whatever was thrown: the server's own, else ours for the code, else a general one. */
export function explain(error: unknown): string {
  if (!(error instanceof ApiError)) return t("problem-unknown");
  if (error.message) return error.message;
  const key = `problem-${error.code}`;
  return known(key) ? t(key) : t("problem-unknown");
}
