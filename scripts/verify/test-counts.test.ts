import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readCounts, summaryLine } from './test-counts.ts';

const folder = mkdtempSync(join(tmpdir(), 'shop-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: object): string {
  const file = join(folder, `${crypto.randomUUID()}.json`);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

it('counts the tests of vitest and of Playwright', () => {
  expect(readCounts(report({ numPassedTests: 7, numFailedTests: 2, numTotalTests: 9 }))).toEqual({
    passed: 7,
    failed: 2,
  });
  const stats = { expected: 5, flaky: 1, unexpected: 3, skipped: 4 };
  expect(readCounts(report({ stats }))).toEqual({ passed: 5, failed: 4 });
});

it('counts nothing for a step that was never reached', () => {
  expect(readCounts(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 0 });
});

it('sums up in one line, and never reports a failed run as free of failures', () => {
  const counts = [
    { passed: 7, failed: 0 },
    { passed: 5, failed: 0 },
  ];
  expect(summaryLine(counts, 0)).toBe('12 passed, 0 failed');
  expect(summaryLine(counts, 1)).toBe('12 passed, 1 failed');
  expect(summaryLine([{ passed: 7, failed: 3 }], 1)).toBe('7 passed, 3 failed');
});
