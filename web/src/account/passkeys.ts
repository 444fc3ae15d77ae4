/** Passkeys of this device, where browser and address allow them. */
import { accountApi, type RecoveryCodes } from "./api";

/** Browsers keep passkeys for secure pages with a name alone, not for bare addresses of machines. */
export function canUsePasskeys(): boolean {
  const named = !/^[\d.]+$|^\[/.test(location.hostname);
  return (
    named &&
    typeof PublicKeyCredential === "function" &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === "function"
  );
}

/** The person said no, or took too long. */
export class NotGivenError extends Error {}

async function given(asked: Promise<Credential | null>): Promise<unknown> {
  try {
    const credential = await asked;
    if (credential instanceof PublicKeyCredential) return credential.toJSON();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
  throw new NotGivenError();
}

/** For the account that is open, or for a new one of this name. */
export async function makePasskey(name: string): Promise<RecoveryCodes> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await accountApi.passkeyOptions(name));
  return accountApi.addPasskey(name, await given(navigator.credentials.create({ publicKey })));
}

export async function logInByPasskey(): Promise<void> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await accountApi.loginOptions());
  await accountApi.logInByPasskey(await given(navigator.credentials.get({ publicKey })));
}
