/** What the account page asks the server. */
import { ask, type Me } from "$lib/api";
import type { components } from "$lib/api/types";

type Schemas = components["schemas"];

export type AccountInfo = Schemas["AccountInfo"];
export type OpenSession = Schemas["OpenSession"];
export type OwnPasskey = Schemas["OwnPasskey"];
export type RecoveryCodes = Schemas["RecoveryCodes"];

const ROOT = "/api/account";

export const accountApi = {
  info: () => ask<AccountInfo>(ROOT),
  signUp: (name: string, password: string) => ask<RecoveryCodes>(ROOT, { name, password }),
  logIn: (name: string, password: string) => ask<Me>(`${ROOT}/login`, { name, password }),
  recover: (name: string, code: string, password: string) => ask<Me>(`${ROOT}/recover`, { name, code, password }),
  logOut: () => ask<Me>(`${ROOT}/logout`, {}),
  setPassword: (password: string) => ask<AccountInfo>(`${ROOT}/password`, { password }),
  newCodes: () => ask<RecoveryCodes>(`${ROOT}/codes`, {}),
  /** Without an id: all but this one. */
  endSession: (id = "") => ask<AccountInfo>(`${ROOT}/sessions/end`, { id }),
  delete: (name: string) => ask<Me>(`${ROOT}/delete`, { name }),
  passkeyOptions: (name: string) => ask<PublicKeyCredentialCreationOptionsJSON>(`${ROOT}/passkeys/options`, { name }),
  addPasskey: (name: string, credential: unknown) => ask<RecoveryCodes>(`${ROOT}/passkeys`, { name, credential }),
  loginOptions: () => ask<PublicKeyCredentialRequestOptionsJSON>(`${ROOT}/passkeys/login/options`, {}),
  logInByPasskey: (credential: unknown) => ask<Me>(`${ROOT}/passkeys/login`, { credential }),
  removePasskey: (id: string) => ask<AccountInfo>(`${ROOT}/passkeys/remove`, { id }),
  /** A file with all that is kept. */
  dataAddress: `${ROOT}/data`,
};
