import { expect, test } from 'vitest';
import { coverEdges } from '../testing/edge-coverage.ts';
import { passkeyAddModel } from './passkeyAdd.paths.ts';

test('every edge of adding a passkey requires a code only if the host does, and reports why nothing was added', () => {
  coverEdges(passkeyAddModel, ({ event, source, target, emitted, started }) => {
    expect('addPasskey' in target.children).toBe(target.hasTag('adding'));
    expect('mailCode' in target.children).toBe(target.hasTag('sending'));
    expect('confirmLogin' in target.children).toBe(target.hasTag('checking'));
    if (target.hasTag('adding') || target.hasTag('checking') || target.hasTag('added'))
      expect(target.context.failure).toBeNull();

    // When the host requires a code, it is mailed without another press.
    if (target.hasTag('proving') && !source.hasTag('proving')) {
      expect(event.type).toBe('xstate.error.actor.addPasskey');
      expect(started.map(({ actor, input }) => [actor, input])).toEqual([
        ['mailCode', { email: 'ada@example.com' }],
      ]);
    } else if (event.type.startsWith('xstate.error')) expect(target.context.failure).not.toBeNull();

    // Only a passkey registered by the host counts as added, and it is reported once.
    const isNew = event.type === 'xstate.done.actor.addPasskey';
    expect(emitted.map(({ type }) => type)).toEqual(isNew ? ['passkey.added'] : []);
    if (target.hasTag('added')) expect(isNew || source.hasTag('added')).toBe(true);
  });
});
