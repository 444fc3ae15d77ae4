import { api, ApiError } from "$lib/api";
import { errorText } from "$lib/errors";
import { t } from "$lib/i18n/index.svelte";
import { tables } from "$lib/remembered.svelte";
import { store } from "$lib/storage";
import { bringTries, leaveTries } from "../puzzles/tries";
import { accountApi, type AccountInfo, type RecoveryCodes } from "./api";
import { logInByPasskey, makePasskey, NotGivenError } from "./passkeys";

/** The account that is open in this browser, and what its owner does with it. */
export class Account {
  /** Null: none is open; undefined: not asked yet. */
  info = $state.raw<AccountInfo | null | undefined>(undefined);
  /** New recovery codes, shown once. */
  codes = $state.raw<readonly string[]>([]);
  trouble = $state("");
  /** What was done, for the screen reader. */
  done = $state("");
  busy = $state(false);
  /** What is to be done once the owner has logged in again. */
  waiting = $state.raw<(() => Promise<void>) | null>(null);

  async load(): Promise<void> {
    this.trouble = "";
    try {
      this.info = await accountApi.info();
      store("name", this.info.name);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "no-account") this.trouble = errorText(error);
      else this.info = null;
    }
  }

  signUp = (name: string, password: string) =>
    this.enter(async () => this.show(await accountApi.signUp(name, password)));
  signUpByPasskey = (name: string) => this.enter(async () => this.show(await makePasskey(name)));
  logIn = (name: string, password: string) => this.enter(() => accountApi.logIn(name, password));
  logInByPasskey = () => this.enter(logInByPasskey);
  recover = (name: string, code: string, password: string) =>
    this.enter(() => accountApi.recover(name, code, password));

  setPassword = (password: string) =>
    this.act(async () => {
      this.info = await accountApi.setPassword(password);
      this.done = t("account-password-set");
    });
  addPasskey = () =>
    this.act(async () => {
      await makePasskey("");
      await this.load();
    });
  removePasskey = (id: string) => this.act(async () => void (this.info = await accountApi.removePasskey(id)));
  newCodes = () =>
    this.act(async () => {
      this.show(await accountApi.newCodes());
      await this.load();
    });
  endSession = (id = "") => this.act(async () => void (this.info = await accountApi.endSession(id)));

  /** Tables and tries at puzzles of the account stay with it, not with this browser. */
  logOut = () =>
    this.act(async () => {
      await this.forgetOwn(accountApi.logOut);
      this.info = null;
    });
  delete = (name: string) =>
    this.act(async () => {
      await this.forgetOwn(() => accountApi.delete(name));
      this.info = null;
      this.done = t("account-deleted");
    });

  private async forgetOwn(leave: () => Promise<unknown>): Promise<void> {
    const own = await api.ownTables();
    await leave();
    for (const { table, key } of own) tables.forget(table, key);
    leaveTries();
    store("name", "");
  }

  private show({ codes }: RecoveryCodes): void {
    this.codes = codes;
  }

  /** Somebody is in after this. */
  private async enter(how: () => Promise<unknown>): Promise<void> {
    const waiting = this.waiting;
    const entered = await this.act(async () => {
      await how();
      await this.load();
      if (this.info) await bringTries(this.info.name);
      this.waiting = null;
    });
    if (entered && waiting) await this.act(waiting);
  }

  /** Whether it was done; if not, why is said, or the owner is asked to log in again. */
  private async act(work: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = this.done = "";
    try {
      await work();
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === "log-in-again") this.waiting = work;
      else this.trouble = error instanceof NotGivenError ? t("account-not-given") : errorText(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
