import { argon2Sync } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { hashPassword, PasswordQueueFull, verifyPassword } from './password-hash.ts';

it('[SEC-01] a password matches its own hash only', async () => {
  const hash = await hashPassword('kerf ✂ beam');
  expect(await verifyPassword('kerf ✂ beam', hash)).toBe(true);
  expect(await verifyPassword('kerf ✂ beam ', hash)).toBe(false);
});

/** A hash of 'old password' with lower cost parameters than today's. */
function earlierHash(): string {
  const key = argon2Sync('argon2id', {
    message: 'old password',
    nonce: Buffer.from('c29tZXNhbHRzb21lc2FsdA', 'base64'),
    memory: 64,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  });
  return `$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$${key.toString('base64').replace(/=+$/, '')}`;
}

it('[SEC-01] a hash contains its own parameters, so that later hashes may cost more', async () => {
  const hash = earlierHash();
  expect(await verifyPassword('old password', hash)).toBe(true);
  expect(await verifyPassword('new password', hash)).toBe(false);
});

it('[SEC-02] in a flood of passwords some are rejected, and the rest are checked', async () => {
  const hash = earlierHash();
  await verifyPassword('old password', hash);
  const flood = Array.from({ length: 500 }, () => verifyPassword('old password', hash));
  const results = await Promise.allSettled(flood);
  const checked = results.filter((result) => result.status === 'fulfilled');
  expect(checked.length).toBeGreaterThanOrEqual(200);
  expect(checked.every(({ value }) => value)).toBe(true);
  const turnedAway = results.filter((result) => result.status === 'rejected');
  expect(turnedAway.length).toBeGreaterThan(200);
  expect(turnedAway.every(({ reason }) => reason instanceof PasswordQueueFull)).toBe(true);
  expect(await verifyPassword('old password', hash)).toBe(true);
});

it('[A35, SEC-02] a rejection in a flood before the first check without a hash does not block later logins', async () => {
  vi.resetModules();
  const fresh = await import('./password-hash.ts');
  const hash = earlierHash();
  const flood = Array.from({ length: 500 }, () => fresh.verifyPassword('old password', hash));
  const unknown = fresh.verifyPassword('old password', null);
  await expect(unknown).rejects.toThrow('too many passwords');
  await Promise.allSettled(flood);
  expect(await fresh.verifyPassword('old password', null)).toBe(false);
});

it('[A35] without a hash the result is false and takes as long as a real check', async () => {
  const hash = await hashPassword('kerf and beam');
  const timeOf = async (stored: string | null) => {
    const start = performance.now();
    expect(await verifyPassword('a wrong one', stored)).toBe(false);
    return performance.now() - start;
  };
  await timeOf(null);
  const withHash = Math.min(await timeOf(hash), await timeOf(hash), await timeOf(hash));
  const without = Math.min(await timeOf(null), await timeOf(null), await timeOf(null));
  expect(without).toBeGreaterThan(withHash / 4);
});
