import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Argon2Parameters } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import PQueue from 'p-queue';

const argon2Key = promisify(argon2);

const MEMORY_KIB = 19_456;
const PASSES = 2;
const PARALLELISM = 1;
const SALT_BYTES = 16;
const KEY_BYTES = 32;

/** More concurrent hashes than processors would slow each other, and page requests, down. */
const atWork = new PQueue({ concurrency: availableParallelism() });
/** Maximum number waiting; anyone further back would wait for seconds. */
const MAX_WAITING = 200;

/** Thrown when too many passwords are waiting to be hashed or checked (429). */
export class PasswordQueueFull extends Error {
  override readonly name = 'PasswordQueueFull';
  readonly statusCode = 429;
}

function derive(parameters: Argon2Parameters): Promise<Buffer> {
  if (atWork.size >= MAX_WAITING) throw new PasswordQueueFull('too many passwords wait to be checked');
  return atWork.add(() => argon2Key('argon2id', parameters));
}

const encoded = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '');

/**
 * Hashes a password as `$argon2id$v=19$m=…,t=…,p=…$salt$key` with its own salt (SEC-01). Takes about 25 ms of
 * processor time.
 * @throws PasswordQueueFull
 */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const key = await derive({
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

/** A hash of a random password that nobody knows; if creating it fails, the next call tries again. */
function placeholderHash(): Promise<string> {
  placeholder ??= hashPassword(randomBytes(KEY_BYTES).toString('hex')).catch((error: unknown) => {
    placeholder = undefined;
    throw error;
  });
  return placeholder;
}

/**
 * Whether `password` matches `hash`. Without a hash (unknown user, or one without a password) it does the
 * same work and returns false, so that timing reveals nothing (A35).
 * @throws PasswordQueueFull
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const parts = encoded.exec(hash ?? (await placeholderHash()));
  if (!parts) throw new Error('a stored password hash is not readable');
  const expected = Buffer.from(parts[5] ?? '', 'base64');
  const key = await derive({
    message: password,
    nonce: Buffer.from(parts[4] ?? '', 'base64'),
    memory: Number(parts[1]),
    passes: Number(parts[2]),
    parallelism: Number(parts[3]),
    tagLength: expected.length,
  });
  return timingSafeEqual(key, expected) && hash !== null;
}
