import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Environment } from '../../environment.ts';

const SECRET_BYTES = 48;
const SECRET_LENGTH = (SECRET_BYTES / 3) * 4;
const READ_ATTEMPTS = 20;
const READ_PAUSE_MS = 25;

/**
 * The secret that signs access tokens and keys the hashes of login codes: `TOKEN_SECRET`, else the one in
 * `DATA_DIR/token-secret`, which is made once with mode 0600. Several processes on one PostgreSQL must agree
 * on it: where they do not share a `DATA_DIR`, the operator sets `TOKEN_SECRET` to the same value for all.
 * Rejects when the file cannot be written or is damaged.
 */
export async function readTokenSecret(
  environment: Pick<Environment, 'tokenSecret' | 'dataDir'>,
): Promise<Uint8Array> {
  if (environment.tokenSecret !== null) return new TextEncoder().encode(environment.tokenSecret);
  await mkdir(environment.dataDir, { recursive: true });
  const file = join(environment.dataDir, 'token-secret');
  await createOnce(file);
  return readWhole(file);
}

async function createOnce(file: string): Promise<void> {
  try {
    await writeFile(file, randomBytes(SECRET_BYTES).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

/** A process that starts at the same moment may still be writing. */
async function readWhole(file: string): Promise<Uint8Array> {
  for (let attempt = 0; attempt < READ_ATTEMPTS; attempt += 1) {
    const secret = await readFile(file);
    if (secret.length === SECRET_LENGTH) return secret;
    await wait(READ_PAUSE_MS);
  }
  throw new Error(`${file} is damaged: delete it, and everybody logs in again`);
}
