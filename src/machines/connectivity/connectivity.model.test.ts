import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { coverEdges } from '../testing/edge-coverage.ts';
import { pendingActor } from '../testing/pending-actor.ts';
import { connectivityMachine, isConnected, isLinkActive, isPinging } from './connectivity.machine.ts';
import { connectivityModel } from './connectivity.paths.ts';

test('[TOK-16, ERR-03] on every edge a failure makes the shop unreachable and any response makes it reachable', () => {
  coverEdges(connectivityModel, ({ event, source, target, emitted }) => {
    if (event.type === 'request.fail') expect(isConnected(target)).toBe(false);
    if (event.type === 'request.succeed') expect(isConnected(target)).toBe(true);
    if (event.type === 'browser.online' || event.type === 'ping.retry') {
      expect(isConnected(target)).toBe(isConnected(source));
      expect(isPinging(target)).toBe(!isConnected(source));
    }
    expect(target.hasTag('inactive')).toBe(!isConnected(target));
    if (event.type === 'link.sync') {
      // Another tab's failure only raises doubt in this one.
      expect(isLinkActive(target)).toBe(event['active']);
      expect(isConnected(target)).toBe(event['active'] || isConnected(source));
    }
    if (event.type === 'request.succeed') expect(isLinkActive(target)).toBe(true);
    const isRestored = isConnected(target) && !isConnected(source);
    expect(emitted).toEqual(isRestored ? [{ type: 'connection.restore' }] : []);
  });
});

test('[TOK-01] the shop counts as reachable by default', () => {
  expect(isConnected(createActor(connectivityMachine).getSnapshot())).toBe(true);
});

test('[TOK-16] the browser’s online event counts only once the host has responded to a ping', async () => {
  const ping = pendingActor<unknown, void>();
  const connectivity = createActor(connectivityMachine.provide({ actors: { ping: ping.logic } })).start();
  connectivity.send({ type: 'request.fail' });
  connectivity.send({ type: 'browser.online' });
  await ping.last().reject(new Error('still nothing'));
  expect(isConnected(connectivity.getSnapshot())).toBe(false);

  connectivity.send({ type: 'browser.online' });
  await ping.last().resolve(null);
  expect(isConnected(connectivity.getSnapshot())).toBe(true);
  expect(ping.calls).toHaveLength(2);
});

test('[TOK-16] a response to another call ends the wait without the ping', () => {
  const ping = pendingActor<unknown, void>();
  const connectivity = createActor(connectivityMachine.provide({ actors: { ping: ping.logic } })).start();
  connectivity.send({ type: 'request.fail' });
  connectivity.send({ type: 'browser.online' });
  connectivity.send({ type: 'request.succeed' });
  expect(isConnected(connectivity.getSnapshot())).toBe(true);
  expect(ping.last().signal.aborted).toBe(true);
});

test('[TOK-16] a host that does not respond to the ping is pinged again after 1, 2, 4, … 30 s until it does', async () => {
  const ping = pendingActor<unknown, void>();
  const clock = new SimulatedClock();
  const machine = connectivityMachine.provide({ actors: { ping: ping.logic } });
  const connectivity = createActor(machine, { clock }).start();
  connectivity.send({ type: 'request.fail' });
  clock.increment(60_000);
  expect(ping.calls).toHaveLength(0);

  connectivity.send({ type: 'browser.online' });
  for (const [calls, seconds] of [1, 2, 4, 8, 16, 30, 30].entries()) {
    expect(ping.calls).toHaveLength(calls + 1);
    await ping.last().reject(new Error('still nothing'));
    clock.increment(seconds * 1_000 - 1);
    expect(ping.calls).toHaveLength(calls + 1);
    clock.increment(1);
  }
  await ping.last().resolve(null);
  expect(isConnected(connectivity.getSnapshot())).toBe(true);
  clock.increment(60_000);
  expect(ping.calls).toHaveLength(8);
});

test('[TOK-16] the browser’s next online event pings at once, and pauses begin anew', async () => {
  const ping = pendingActor<unknown, void>();
  const clock = new SimulatedClock();
  const machine = connectivityMachine.provide({ actors: { ping: ping.logic } });
  const connectivity = createActor(machine, { clock }).start();
  connectivity.send({ type: 'request.fail' });
  connectivity.send({ type: 'browser.online' });
  await ping.last().reject(new Error('still nothing'));
  clock.increment(1_000);
  await ping.last().reject(new Error('still nothing'));
  connectivity.send({ type: 'browser.online' });
  expect(ping.calls).toHaveLength(3);
  await ping.last().reject(new Error('still nothing'));
  clock.increment(1_000);
  expect(ping.calls).toHaveLength(4);
});
