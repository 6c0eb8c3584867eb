import { connectivityModel } from '../../src/machines/connectivity/connectivity.paths.ts';
import { expect, test } from '../testkit/fixtures.ts';
import { coveringWalks } from './covering-walks.ts';
import { playWalk } from './play-walk.ts';

const nothing = async () => undefined;
const every = <Value>(names: string[], value: Value) =>
  Object.fromEntries(names.map((name) => [name, value]));

const drivers = every(
  connectivityModel.events.map(({ type }) => type),
  nothing,
);
const checks = every(Object.keys(connectivityModel.states), nothing);
const without = <Value>(record: Record<string, Value>, name: string) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));

const [walk = []] = coveringWalks(connectivityModel).walks;

test('a walk is played by performing each of its events on the screen and checking each of its states', async () => {
  const done: string[] = [];
  const driving = Object.fromEntries(
    Object.keys(drivers).map((type) => [type, async () => void done.push(type)]),
  );
  await playWalk(walk, { drivers: driving, checks });
  expect(done).toEqual(walk.map(({ event }) => event.type));
  expect(new Set(done)).toEqual(new Set(Object.keys(drivers)));
});

test('an event without a driver, a state without a check and a check that fails end the walk', async () => {
  await expect(playWalk(walk, { drivers: without(drivers, 'request.fail'), checks })).rejects.toThrow(
    'nothing on the screen does request.fail',
  );
  await expect(playWalk(walk, { drivers, checks: without(checks, 'inactive.pinging') })).rejects.toThrow(
    'nothing is checked in inactive.pinging',
  );
  const fails = async () => {
    throw new Error('the bar is missing');
  };
  await expect(playWalk(walk, { drivers, checks: { ...checks, 'inactive.pausing': fails } })).rejects.toThrow(
    /request\.fail\nthe bar is missing/,
  );
});

test('an empty walk and a model without a reachable edge are errors, not passes', async () => {
  await expect(playWalk([], { drivers, checks })).rejects.toThrow('the walk goes nowhere');
  expect(() => coveringWalks(connectivityModel, () => false)).toThrow('no edge can be reached');
});
