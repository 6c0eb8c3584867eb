import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

const MEMORY_KIB = 19_456;
const PASSES = 2;
const PARALLELISM = 1;
const SALT_BYTES = 16;
const KEY_BYTES = 32;

const encoded = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '');

/** Password → `$argon2id$v=19$m=…,t=…,p=…$salt$key` with a salt of its own (SEC-01). Takes about 50 ms. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const key = await derive('argon2id', {
    message: password,
    nonce,
    memory: MEMORY_KIB,
    passes: PASSES,
    parallelism: PARALLELISM,
    tagLength: KEY_BYTES,
  });
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${PARALLELISM}$${base64(nonce)}$${base64(key)}`;
}

let placeholder: Promise<string> | undefined;

/**
 * Whether `password` is the one behind `hash`. Without a hash (unknown user, or one who has no password) it
 * does the same work and says no, so that the time tells nothing (A35).
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  placeholder ??= hashPassword(randomBytes(KEY_BYTES).toString('hex'));
  const parts = encoded.exec(hash ?? (await placeholder));
  if (!parts) throw new Error('a stored password hash is not readable');
  const expected = Buffer.from(parts[5] ?? '', 'base64');
  const key = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(parts[4] ?? '', 'base64'),
    memory: Number(parts[1]),
    passes: Number(parts[2]),
    parallelism: Number(parts[3]),
    tagLength: expected.length,
  });
  return timingSafeEqual(key, expected) && hash !== null;
}
