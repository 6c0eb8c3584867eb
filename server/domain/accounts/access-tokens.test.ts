import { expect, it } from 'vitest';
import { createAccessTokens } from './access-tokens.ts';

const claims = { userId: 7, isAdmin: false, fingerprintHash: 'a1b2', sessionId: 3 };
const secret = new TextEncoder().encode('walnut and slate, cut on a Tuesday');
const noon = () => new Date('2026-11-23T12:00:00.000Z');

it('[TOK-05, SEC-01] a token renewed within the second of its issue differs from the first', async () => {
  const tokens = createAccessTokens(secret, noon);
  const first = await tokens.issue(claims);
  const renewed = await tokens.issue(claims);
  expect(renewed).not.toBe(first);
  expect(await tokens.read(renewed)).toEqual({ kind: 'valid', claims });
});
