import type { RelyingParty } from './relying-party.ts';
import type { PasskeyRow } from './passkey-store.ts';

/** A browser's response to the challenge of a new passkey; every value is base64url. */
export interface NewPasskeyResponse {
  id: string;
  client_data: string;
  attestation: string;
  /** Transports by which browsers reach it, as far as they are reported. */
  transports: readonly string[];
}

/** A browser's response to the challenge of a login; every value is base64url. */
export interface LoginResponse {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
  /** Null if not given. */
  user_handle: string | null;
}

/**
 * EdDSA, ES256, RS256: what authenticators support. The library's default list includes one that Node warns
 * about.
 */
export const ALGORITHMS = [-8, -7, -257];

/** Loads the library lazily, so that it does not delay the shop's start. */
export const webAuthn = () => import('@simplewebauthn/server');

/** Returns the challenge named in a response; null if it is unreadable. */
export function challengeIn(clientData: string): string | null {
  try {
    const read: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'));
    const challenge: unknown = typeof read === 'object' && read !== null && Reflect.get(read, 'challenge');
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

/**
 * Whether the passkey comes without attestation certificates. None are requested, and to verify them the
 * library would fetch URLs they name.
 */
async function isUnattested(attestation: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestation, 'base64url')));
  const format = decoded.get('fmt');
  return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined);
}

/** Returns the new passkey proved by a response; null if it proves none. */
export async function verifyNewPasskey(response: NewPasskeyResponse, party: RelyingParty, challenge: string) {
  const { id, client_data: clientDataJSON, attestation: attestationObject } = response;
  try {
    if (!(await isUnattested(attestationObject))) return null;
    const { verifyRegistrationResponse } = await webAuthn();
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return registrationInfo?.credential.id === id ? registrationInfo : null;
  } catch {
    return null;
  }
}

/** Returns a passkey's counter after a valid login; null if the response is not valid. */
export async function verifyLogin(
  response: LoginResponse,
  passkey: PasskeyRow,
  party: RelyingParty,
  challenge: string,
): Promise<number | null> {
  const { id, client_data: clientDataJSON, authenticator_data: authenticatorData, signature } = response;
  try {
    const { verifyAuthenticationResponse } = await webAuthn();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: Number(passkey.counter),
      },
      requireUserVerification: false,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
