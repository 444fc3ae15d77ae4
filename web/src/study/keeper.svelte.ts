/** Keeps a study on the server: saved a moment after each change, and joined with what others add. */
import { ApiError, type KeptAnalysis } from "$lib/api";
import { studies } from "./api";
import { errorText } from "$lib/errors";
import { t } from "$lib/i18n/index.svelte";
import { live } from "../table/live.svelte";
import { keptStudies } from "./kept.svelte";
import type { StudySession } from "./session.svelte";

const SAVE_AFTER = 1200;
const LOOK_EVERY = 4000;

export class Keeper {
  id = $state("");
  key = $state("");
  version = $state(0);
  saving = $state(false);
  trouble = $state("");
  notice = $state("");
  /** What was saved last, by the session's count of changes. */
  private saved = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly session: StudySession,
    kept?: Pick<KeptAnalysis, "id" | "key" | "version">,
  ) {
    if (kept) [this.id, this.key, this.version] = [kept.id, kept.key, kept.version];
  }

  get mayChange(): boolean {
    return this.id === "" || this.key !== "";
  }

  get dirty(): boolean {
    return this.session.changes !== this.saved;
  }

  /** Under a name of its own from now on. */
  async keep(): Promise<boolean> {
    this.saving = true;
    this.trouble = "";
    try {
      const count = this.session.changes;
      const made = await studies.keep(this.session.sent);
      [this.id, this.key, this.version, this.saved] = [made.id, made.key, made.version, count];
      this.remember();
      this.look();
      return true;
    } catch (error) {
      this.trouble = errorText(error);
      return false;
    } finally {
      this.saving = false;
    }
  }

  remember(): void {
    const { start, tags } = this.session;
    if (this.id) keptStudies.remember({ id: this.id, key: this.key, game: start.game, title: tags["Event"] ?? "" });
  }

  /** Something has changed here. */
  touched(): void {
    if (!this.id || !this.key || !this.dirty) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.save(), SAVE_AFTER);
  }

  private async save(): Promise<void> {
    if (this.saving || this.closed) return;
    this.saving = true;
    const count = this.session.changes;
    try {
      const saved = await studies.change(this.id, this.key, { ...this.session.sent, version: this.version });
      [this.version, this.saved, this.trouble] = [saved.version, count, ""];
      this.remember();
    } catch (error) {
      if (error instanceof ApiError && error.code === "newer-study") await this.join();
      else this.trouble = errorText(error);
    } finally {
      this.saving = false;
    }
    if (this.dirty && !this.trouble) this.touched();
    else this.look();
  }

  /** Others were quicker: what both added stays, and what both said of a move is as it is here. */
  private async join(): Promise<void> {
    const { analysis, version } = await studies.kept(this.id, this.key);
    if (analysis) this.session.take(analysis, true);
    this.version = version;
    this.tell(t("analysis-joined"));
  }

  private tell(text: string): void {
    this.notice = text;
    live.say(text);
  }

  /** Looks now and then whether somebody else has changed it. */
  look(): void {
    clearTimeout(this.timer);
    if (this.id && !this.closed) this.timer = setTimeout(() => void this.fetch(), LOOK_EVERY);
  }

  private async fetch(): Promise<void> {
    try {
      const { analysis, version } = await studies.kept(this.id, this.key, this.version);
      if (analysis && !this.closed && !this.dirty) {
        this.version = version;
        this.session.take(analysis, false);
        this.saved = this.session.changes;
        this.tell(t("analysis-changed"));
      }
    } catch {
      // Looked for again a moment later.
    }
    if (this.dirty) this.touched();
    else this.look();
  }

  /** As it was opened. */
  settled(): void {
    this.saved = this.session.changes;
    this.look();
  }

  close(): void {
    clearTimeout(this.timer);
    if (this.id && this.key && this.dirty) void this.save();
    this.closed = true;
  }
}
