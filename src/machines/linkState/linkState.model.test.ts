import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { coverEdges } from '../testing/edge-coverage.ts';
import { heldWork } from '../testing/held-work.ts';
import { isLinkActive, linkStateMachine } from './linkState.machine.ts';
import { linkStateModel } from './linkState.paths.ts';

test('[TOK-16, ERR-03] on every edge a failure makes the link inactive and any answer makes it active', () => {
  coverEdges(linkStateModel, ({ event, source, target }) => {
    if (event.type === 'request.fail') expect(isLinkActive(target)).toBe(false);
    if (event.type === 'request.succeed') expect(isLinkActive(target)).toBe(true);
    if (event.type === 'browser.online') expect(isLinkActive(target)).toBe(isLinkActive(source));
    expect(target.hasTag('inactive')).toBe(!isLinkActive(target));
  });
});

test('[TOK-01] the link is active by default', () => {
  expect(isLinkActive(createActor(linkStateMachine).getSnapshot())).toBe(true);
});

test('[TOK-16] the browser being online is believed only once the host has answered a ping', async () => {
  const ping = heldWork<unknown, void>();
  const link = createActor(linkStateMachine.provide({ actors: { ping: ping.logic } })).start();
  link.send({ type: 'request.fail' });
  link.send({ type: 'browser.online' });
  await ping.last().reject(new Error('still nothing'));
  expect(isLinkActive(link.getSnapshot())).toBe(false);

  link.send({ type: 'browser.online' });
  await ping.last().resolve(null);
  expect(isLinkActive(link.getSnapshot())).toBe(true);
  expect(ping.calls).toHaveLength(2);
});

test('[TOK-16] an answer to another call ends the wait without the ping', () => {
  const ping = heldWork<unknown, void>();
  const link = createActor(linkStateMachine.provide({ actors: { ping: ping.logic } })).start();
  link.send({ type: 'request.fail' });
  link.send({ type: 'browser.online' });
  link.send({ type: 'request.succeed' });
  expect(isLinkActive(link.getSnapshot())).toBe(true);
  expect(ping.last().signal.aborted).toBe(true);
});
