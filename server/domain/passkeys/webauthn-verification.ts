import type { RelyingParty } from './relying-party.ts';
import type { PasskeyRow } from './passkey-store.ts';

/** What a browser answers to the challenge of a new passkey; all of it base64url. */
export interface NewPasskeyAnswer {
  id: string;
  client_data: string;
  attestation: string;
  /** How browsers reach it, as far as they say so. */
  transports: readonly string[];
}

/** What a browser answers to the challenge of a login; all of it base64url. */
export interface LoginAnswer {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
  /** Null: not told. */
  user_handle: string | null;
}

/** EdDSA, ES256, RS256: what authenticators have. Left to itself the library tries one that Node warns about. */
export const ALGORITHMS = [-8, -7, -257];

/** The library, which no start of the shop waits for. */
export const webAuthn = () => import('@simplewebauthn/server');

/** The challenge that an answer says it is about; null when it cannot be read. */
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
 * Whether nobody vouches for the passkey by certificates. We ask for none, and to check them the library would fetch
 * what they name from wherever they say.
 */
async function isUnattested(attestation: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestation, 'base64url')));
  const format = decoded.get('fmt');
  return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined);
}

/** The new passkey of an answer; null when it proves none. */
export async function verifyNewPasskey(answer: NewPasskeyAnswer, party: RelyingParty, challenge: string) {
  const { id, client_data: clientDataJSON, attestation: attestationObject } = answer;
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

/** The counter of a passkey after the login that an answer proves; null when it proves none. */
export async function verifyLogin(
  answer: LoginAnswer,
  passkey: PasskeyRow,
  party: RelyingParty,
  challenge: string,
): Promise<number | null> {
  const { id, client_data: clientDataJSON, authenticator_data: authenticatorData, signature } = answer;
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
