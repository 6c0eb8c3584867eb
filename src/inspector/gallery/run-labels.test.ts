import { expect, test } from 'vitest';
import { runLabels } from './run-labels.ts';

const memory = { commit: 'abc1234', at: '2026-11-25T16:04:05.000Z' };

test('a report shows the date and commit of its runs, and marks a run at another commit', () => {
  expect(runLabels({ memory, browser: { commit: '0f1e2d3', at: '2026-11-20T10:00:00.000Z' } })).toEqual([
    'In memory: 2026-11-25 16:04 UTC, at abc1234',
    'In the browser: 2026-11-20 10:00 UTC, at 0f1e2d3, which is another commit',
  ]);
  expect(runLabels({ memory, browser: memory })).toEqual([
    'In memory: 2026-11-25 16:04 UTC, at abc1234',
    'In the browser: 2026-11-25 16:04 UTC, at abc1234',
  ]);
  expect(runLabels({ memory: null, browser: null })).toEqual([]);
});
