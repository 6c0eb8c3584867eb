import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginRun, readRun } from '../../scripts/machine-run.ts';
import { expect, test } from '../testkit/fixtures.ts';
import {
  coverageOf,
  declaredIn,
  problemsInBrowser,
  readReached,
  reportLines,
  untakenInMemory,
} from './coverage.ts';
import type { CoverageLevel, ReachedFile } from './coverage.ts';
import { reasonsOutOfDate } from './left-out.ts';

/** A file that covers everything the machines declare, at this level. */
function everything(level: CoverageLevel): ReachedFile {
  const machines = Object.values(coverageOf([]).machines);
  const guards = machines.flatMap((machine) => Object.keys(machine.guards));
  return {
    level,
    states: machines.flatMap(({ stateLevels }) => Object.keys(stateLevels)),
    transitions: machines.flatMap(({ transitions }) => Object.keys(transitions)),
    passed: guards,
    refused: guards,
  };
}

const ADDED = 'addToCart.adding|xstate.done.actor.addToCart|addToCart.added';
const allBut = (level: CoverageLevel, key: string) => {
  const reached = everything(level);
  return { ...reached, transitions: reached.transitions.filter((each) => each !== key) };
};

test('a transition that no run takes is reported, and one that unit or model tests take is not', () => {
  expect(untakenInMemory(coverageOf([allBut('model', ADDED)]))).toEqual([ADDED]);
  expect(untakenInMemory(coverageOf([allBut('model', ADDED), everything('unit')]))).toEqual([]);
  expect(untakenInMemory(coverageOf([everything('browser')])).length).toBeGreaterThan(300);
});

test('a transition that no browser takes needs a reason, and one that a browser takes must have none', () => {
  const left = coverageOf([allBut('browser', ADDED)]);
  expect(problemsInBrowser(left)).toEqual([`${ADDED} is taken by no walk, and nobody says why`]);
  const reasonFor = (_: string, key: string) => (key === ADDED ? 'too slow' : null);
  expect(problemsInBrowser(coverageOf([allBut('browser', ADDED)], reasonFor))).toEqual([]);
  expect(problemsInBrowser(coverageOf([everything('browser')], reasonFor))).toHaveLength(1);
});

test('a reason covers the transitions that it was written for, and none added later', () => {
  const declared = declaredIn(coverageOf([]));
  expect(reasonsOutOfDate(declared)).toEqual([]);
  const { cart = [] } = declared;
  const added = 'cart.idle|session.rename|cart.idle';
  expect(reasonsOutOfDate({ ...declared, cart: [...cart, added] })).toEqual([expect.stringContaining(added)]);
  const without = cart.filter((key) => !key.includes('|line.') && !key.includes('|cart.sync|'));
  expect(reasonsOutOfDate({ ...declared, cart: without })).toEqual([
    expect.stringContaining('is about 1 transitions, and now 0'),
  ]);
  const { root: _root, ...others } = declared;
  expect(reasonsOutOfDate(others)).toEqual(['root is no machine']);
});

test('the report has a line for each machine, and optionally the reasons for transitions that no browser takes', () => {
  const coverage = coverageOf([everything('model'), allBut('browser', ADDED)], (_, key) =>
    key === ADDED ? 'too slow' : null,
  );
  expect(reportLines(coverage)).toContainEqual(
    expect.stringMatching(/^addToCart +4\/4 +8\/8 +2\/2 +4\/4 +7\/8$/),
  );
  expect(reportLines(coverage, { reasons: true }).slice(-2)).toEqual([
    'addToCart, not in the browser: too slow',
    `  ${ADDED}`,
  ]);
});

test('a run discards what an earlier one has reached, and records its commit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'machine-run-'));
  try {
    writeFileSync(join(folder, 'unit-1.json'), JSON.stringify(everything('unit')));
    expect(readReached(folder)).toHaveLength(1);
    expect(readRun(folder)).toBeNull();
    beginRun(folder);
    expect(readReached(folder)).toEqual([]);
    expect(readRun(folder)).toEqual({
      commit: expect.stringMatching(/^([0-9a-f]{7,40}(-dirty)?|unknown)$/),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
