import { argon2Sync, randomBytes } from 'node:crypto';
import type { World } from './world.ts';

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '');

/**
 * Stores a user's password as a hash of little work, which takes a check of it as little: for tests that try
 * a dozen wrong ones, each 25 ms of processor time otherwise.
 */
export async function lightenHash(world: World, email: string, password: string): Promise<void> {
  const work = { memory: 8, passes: 1, parallelism: 1 };
  const nonce = randomBytes(16);
  const key = argon2Sync('argon2id', { message: password, nonce, tagLength: 32, ...work });
  await world.services.database
    .updateTable('users')
    .set({ password_hash: `$argon2id$v=19$m=8,t=1,p=1$${base64(nonce)}$${base64(key)}` })
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
}
