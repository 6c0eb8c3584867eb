import {
  sendSignal,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { HostCalls } from '../../graphql/host-calls.ts';
import { RefusedError } from '../../lib/failure.ts';
import type { PasskeyAssertion } from '../../machines/session/session.types.ts';
import { PASSKEY_CANCELLED } from '../../machines/session/session.types.ts';
import { PasskeyAddDocument } from './PasskeyAdd.generated.ts';
import { PasskeyLoginOptionsDocument } from './PasskeyLoginOptions.generated.ts';
import { PasskeyOptionsDocument } from './PasskeyOptions.generated.ts';

/**
 * Runs a passkey prompt of the browser. Rejects with a `RefusedError`: PASSKEY_TAKEN when registering on a device
 * that already has a passkey, or else PASSKEY_CANCELLED when the prompt was closed or had none.
 */
async function prompted<Result>(prompt: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  signal.throwIfAborted();
  const close = () => WebAuthnAbortService.cancelCeremony();
  signal.addEventListener('abort', close);
  try {
    return await prompt();
  } catch (error) {
    const isTaken =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    throw new RefusedError({
      status: 400,
      message: '',
      textCode: isTaken ? 'PASSKEY_TAKEN' : PASSKEY_CANCELLED,
    });
  } finally {
    signal.removeEventListener('abort', close);
  }
}

/**
 * Prompts for a passkey of this shop and signs with it.
 * @param signal closes the prompt
 */
export async function requestPasskey(
  host: HostCalls,
  fingerprint: string,
  signal: AbortSignal,
): Promise<PasskeyAssertion> {
  const { userPasskeyLoginOptions: options } = await host.mutate(PasskeyLoginOptionsDocument, {
    fingerprint,
  });
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  const { id, response } = await prompted(() => startAuthentication({ optionsJSON }), signal);
  return {
    id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
    user_handle: response.userHandle ?? null,
  };
}

/** Creates a passkey for the logged-in user and registers it at the host. */
export async function addPasskey(host: HostCalls, signal: AbortSignal): Promise<void> {
  const { userPasskeyOptions: options } = await host.mutate(PasskeyOptionsDocument, {});
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  const { id, response } = await prompted(() => startRegistration({ optionsJSON }), signal);
  await host.mutate(PasskeyAddDocument, {
    id,
    client_data: response.clientDataJSON,
    attestation: response.attestationObject,
    transports: response.transports ?? [],
  });
}

/**
 * Tells the browser that the shop no longer accepts a passkey, so that it stops offering it. Not all browsers
 * support this.
 */
export async function signalUnknownPasskey(credentialID: string): Promise<void> {
  const signal = { signalName: 'unknownCredential', rpID: window.location.hostname, credentialID } as const;
  await sendSignal(signal).catch(() => undefined);
}
