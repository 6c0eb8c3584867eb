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

/** A shop that has just become unreachable. */
function loseConnection() {
  const ping = pendingActor<unknown, void>();
  const clock = new SimulatedClock();
  const machine = connectivityMachine.provide({ actors: { ping: ping.logic } });
  const connectivity = createActor(machine, { clock }).start();
  connectivity.send({ type: 'request.fail' });
  return { ping, clock, connectivity, isBack: () => isConnected(connectivity.getSnapshot()) };
}

const noResponse = new Error('still nothing');

test('[TOK-16] a shop that does not respond is pinged after 1, 2, 4, … 30 s until it does', async () => {
  const { ping, clock, isBack } = loseConnection();
  for (const [calls, seconds] of [1, 2, 4, 8, 16, 30, 30].entries()) {
    clock.increment(seconds * 1_000 - 1);
    expect(ping.calls).toHaveLength(calls);
    clock.increment(1);
    expect(ping.calls).toHaveLength(calls + 1);
    expect(isBack()).toBe(false);
    if (calls < 6) await ping.last().reject(noResponse);
  }
  await ping.last().resolve(null);
  expect(isBack()).toBe(true);
  clock.increment(60_000);
  expect(ping.calls).toHaveLength(7);
});

test('[TOK-16] a call that fails again after each ping is sent after growing pauses, until one has a response', async () => {
  const { ping, clock, connectivity, isBack } = loseConnection();
  for (const seconds of [1, 2, 4]) {
    clock.increment(seconds * 1_000 - 1);
    expect(isBack()).toBe(false);
    clock.increment(1);
    await ping.last().resolve(null);
    expect(isBack()).toBe(true);
    connectivity.send({ type: 'request.fail' });
  }
  connectivity.send({ type: 'request.succeed' });
  connectivity.send({ type: 'request.fail' });
  clock.increment(1_000);
  expect(ping.calls).toHaveLength(4);
});

test.each(['browser.online', 'ping.retry'] as const)(
  '[TOK-16] %s pings at once, counts only once the shop has responded, and pauses begin anew',
  async (type) => {
    const { ping, clock, connectivity, isBack } = loseConnection();
    clock.increment(1_000);
    await ping.last().reject(noResponse);
    connectivity.send({ type });
    expect(ping.calls).toHaveLength(2);
    await ping.last().reject(noResponse);
    expect(isBack()).toBe(false);
    clock.increment(1_000);
    expect(ping.calls).toHaveLength(3);
    await ping.last().resolve(null);
    expect(isBack()).toBe(true);
  },
);

test('[TOK-16] a response to another call ends the wait without the ping', () => {
  const { ping, connectivity, isBack } = loseConnection();
  connectivity.send({ type: 'browser.online' });
  connectivity.send({ type: 'request.succeed' });
  expect(isBack()).toBe(true);
  expect(ping.last().signal.aborted).toBe(true);
});
