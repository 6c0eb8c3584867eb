import { argon2Sync } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

it('[SEC-01] a password matches its own hash only', async () => {
  const hash = await hashPassword('kerf ✂ beam');
  expect(await verifyPassword('kerf ✂ beam', hash)).toBe(true);
  expect(await verifyPassword('kerf ✂ beam ', hash)).toBe(false);
});

it('[SEC-01] a hash says by itself how it was made, so that later ones may cost more', async () => {
  const earlier = '$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$';
  const key = argon2Sync('argon2id', {
    message: 'old password',
    nonce: Buffer.from('c29tZXNhbHRzb21lc2FsdA', 'base64'),
    memory: 64,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  });
  const hash = earlier + key.toString('base64').replace(/=+$/, '');
  expect(await verifyPassword('old password', hash)).toBe(true);
  expect(await verifyPassword('new password', hash)).toBe(false);
});

it('[A35] without a hash the answer is no, and takes as long as a real check', async () => {
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
