import { ApiError } from "./api";
import { hasMessage, t } from "./i18n/index.svelte";

/** A sentence for whatever was thrown: the server's own, else ours for the code, else a general one. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return t("problem-unknown");
  if (error.message) return error.message;
  const key = `problem-${error.code}`;
  return hasMessage(key) ? t(key) : t("problem-unknown");
}
