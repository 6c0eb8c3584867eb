import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** The origin of passkeys in a test's shop. */
export const PASSKEY_ORIGIN = 'http://localhost:3000';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** Deviations from what a browser or device should send. */
interface Oddities {
  origin?: string;
  rpId?: string;
  /** The signature counter it reports; one more than last time by default. */
  counter?: number;
  /** Adds certificates to the attestation. */
  certificates?: Buffer[];
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** A device with one passkey, and its browser: creates the passkey and signs as WebAuthn requires. */
export class PasskeyDevice {
  readonly id = base64url(randomBytes(32));
  readonly #privateKey: KeyObject;
  readonly #publicKey: Uint8Array;
  #userHandle: string | null = null;
  #counter = 0;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#privateKey = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    // COSE: an elliptic curve key, for ES256, on P-256.
    const cose: [number, number | Uint8Array<ArrayBuffer>][] = [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ];
    this.#publicKey = isoCBOR.encode(new Map(cose));
  }

  /** Returns the result of `navigator.credentials.create`. */
  makes(options: object, odd: Oddities = {}) {
    const { challenge, rp, user } = options as PublicKeyCredentialCreationOptionsJSON;
    this.#userHandle = user.id;
    const id = Buffer.from(this.id, 'base64url');
    const data = Buffer.concat([
      this.#dataFor(odd.rpId ?? rp.id ?? '', HAS_CREDENTIAL, odd.counter ?? 0),
      Buffer.alloc(16),
      Buffer.from([id.length >> 8, id.length & 0xff]),
      id,
      this.#publicKey,
    ]);
    const statement = new Map<string, unknown>();
    if (odd.certificates)
      statement.set('alg', -7).set('sig', new Uint8Array(64)).set('x5c', odd.certificates);
    const attestation = new Map<string, unknown>([
      ['fmt', odd.certificates ? 'packed' : 'none'],
      ['attStmt', statement],
      ['authData', new Uint8Array(data)],
    ]);
    return {
      id: this.id,
      client_data: base64url(clientData('webauthn.create', challenge, odd.origin ?? PASSKEY_ORIGIN)),
      attestation: base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
      transports: ['internal'],
    };
  }

  /** Returns the result of `navigator.credentials.get`. */
  signs(options: object, odd: Oddities = {}) {
    const { challenge, rpId = '' } = options as PublicKeyCredentialRequestOptionsJSON;
    this.#counter = odd.counter ?? this.#counter + 1;
    const data = this.#dataFor(odd.rpId ?? rpId, 0, this.#counter);
    const client = clientData('webauthn.get', challenge, odd.origin ?? PASSKEY_ORIGIN);
    return {
      id: this.id,
      client_data: base64url(client),
      authenticator_data: base64url(data),
      signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), this.#privateKey)),
      user_handle: this.#userHandle,
    };
  }

  #dataFor(rpId: string, flags: number, counter: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([USER_PRESENT | USER_VERIFIED | flags]), count]);
  }
}
