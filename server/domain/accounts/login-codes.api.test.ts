import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';
import { LoginCodes } from './login-codes.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const nobody = { firstName: '', lastName: '', dateOfBirth: null, fingerprint: null };

it('[APA-09] when two requests find the same code at the same moment, only one can use it', async () => {
  const { database, clock } = world.services;
  const codes = new LoginCodes({ secret: new TextEncoder().encode('s'.repeat(32)), clock });
  const bearer = { ...nobody, email: 'ann@example.com' };
  const { digits } = await codes.issue(database, 'login', bearer, false);
  const find = () => codes.find(database, 'login', { ...bearer, code: digits });
  const found = (await Promise.all([find(), find()])).filter((check) => check.kind === 'right');
  expect(found).toHaveLength(2);
  const taken = await Promise.all(found.map(({ code }) => codes.take(database, code)));
  expect(taken.filter(Boolean)).toHaveLength(1);
});

it('[SEC-01] the codes of a copied table cannot be found without the key', async () => {
  const { database, clock } = world.services;
  const ours = new LoginCodes({ secret: new TextEncoder().encode('s'.repeat(32)), clock });
  const theirs = new LoginCodes({ secret: new TextEncoder().encode('t'.repeat(32)), clock });
  const bearer = { ...nobody, email: 'bob@example.com' };
  const { digits } = await ours.issue(database, 'login', bearer, false);
  expect(await theirs.find(database, 'login', { ...bearer, code: digits })).toEqual({ kind: 'wrong' });
  expect(await ours.find(database, 'login', { ...bearer, code: digits })).toMatchObject({ kind: 'right' });
});
