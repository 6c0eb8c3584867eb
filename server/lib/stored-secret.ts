import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { randomToken } from './random-token.ts';

const SECRET_BITS = 384;
const SECRET_LENGTH = (SECRET_BITS / 24) * 4;
const READ_ATTEMPTS = 20;
const READ_PAUSE_MS = 25;

/**
 * Returns a secret of the shop: the configured one, else that in the file `name` of `dataDir`, created once
 * with mode 0600. Several processes on one PostgreSQL must share it: without a common `DATA_DIR`, the
 * operator configures it. Rejects if the file cannot be written or is damaged; `damaged` says what to do
 * then.
 */
export async function loadOrCreateSecret(input: {
  configured: string | null;
  dataDir: string;
  name: string;
  damaged: string;
}): Promise<Uint8Array> {
  if (input.configured !== null) return new TextEncoder().encode(input.configured);
  await mkdir(input.dataDir, { recursive: true });
  const file = join(input.dataDir, input.name);
  await createOnce(file);
  return readWhole(file, input.damaged);
}

async function createOnce(file: string): Promise<void> {
  try {
    await writeFile(file, randomToken(SECRET_BITS), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

/** Another process starting at the same moment may still be writing. */
async function readWhole(file: string, damaged: string): Promise<Uint8Array> {
  for (let attempt = 0; attempt < READ_ATTEMPTS; attempt += 1) {
    const secret = await readFile(file);
    if (secret.length === SECRET_LENGTH) return secret;
    await wait(READ_PAUSE_MS);
  }
  throw new Error(`${file} is damaged: ${damaged}`);
}
