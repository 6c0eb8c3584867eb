import { existsSync, readFileSync } from 'node:fs';

export interface TestCounts {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number };
}

/** Reads the JSON report of vitest or Playwright; a missing report counts nothing. */
export function readCounts(file: string): TestCounts {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport;
  return 'stats' in report
    ? { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }
    : { passed: report.numPassedTests, failed: report.numFailedTests };
}

/**
 * The last line of a run. A step that failed without a failing test, such as the type check or a test file
 * that does not load, counts as one failure, so that a failed run never says `0 failed`.
 */
export function summaryLine(counts: readonly TestCounts[], failedSteps: number): string {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  return `${passed} passed, ${failed === 0 ? failedSteps : failed} failed`;
}
