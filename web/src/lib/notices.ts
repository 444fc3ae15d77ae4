import { settings } from "./settings.svelte";

/** Whether this browser can show a notice beside the page. */
export const canNotify = (): boolean => typeof Notification === "function" && isSecureContext;

/** Asks the person once; whether notices may be shown. */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  if (Notification.permission === "default") return (await Notification.requestPermission()) === "granted";
  return Notification.permission === "granted";
}

/** Says something to somebody who looks elsewhere; one table has one notice at a time. */
export function notify(title: string, body: string, table: string): void {
  if (!settings.notices || !document.hidden || !canNotify() || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(title, { body, tag: table, icon: "/icon-192.png" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones show notices of installed pages alone.
  }
}
