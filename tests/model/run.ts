import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  beginRun,
  reachedFolder,
  reachedInBrowser,
  reachedInMemory,
  readRun,
} from '../../scripts/machine-run.ts';
import { prepare, production } from '../../scripts/prepare.ts';
import { runTool, secondsSince } from '../../scripts/run-tool.ts';
import { runLabels } from '../../src/inspector/gallery/run-labels.ts';
import {
  coverageOf,
  declaredIn,
  problemsInBrowser,
  readReached,
  reportLines,
  untakenInMemory,
} from './coverage.ts';
import { reasonFor, reasonsOutOfDate } from './left-out.ts';

const REPORT = join(reachedFolder, 'coverage.json');

/**
 * Runs tests that record their coverage in a folder, which is emptied first. Returns the output on failure,
 * or `null`.
 */
async function run(tool: string, args: string[], into: string): Promise<string | null> {
  beginRun(into);
  const { ok, output } = await runTool(tool, args, { environment: { MACHINE_COVERAGE: into } });
  return ok ? null : output;
}

/** Prints the report and writes it as JSON. Returns the problems found. */
function report(browser: boolean): string[] {
  const reached = [...readReached(reachedInMemory), ...readReached(reachedInBrowser)];
  const coverage = coverageOf(reached, reasonFor);
  const runs = { memory: readRun(reachedInMemory), browser: readRun(reachedInBrowser) };
  mkdirSync(reachedFolder, { recursive: true });
  writeFileSync(REPORT, JSON.stringify({ ...coverage, runs }, null, 2));
  console.log([...reportLines(coverage, { reasons: browser }), '', ...runLabels(runs)].join('\n'));
  const untaken = untakenInMemory(coverage).map((key) => `${key} is taken by no run in memory`);
  return [...reasonsOutOfDate(declaredIn(coverage)), ...(browser ? problemsInBrowser(coverage) : untaken)];
}

/**
 * `npm run test:model`: all machines in memory. `--browser` runs the walks of tests/model in Chromium
 * instead, over all edges; `--report` runs nothing and reports what the unit tests covered.
 */
async function main(): Promise<number> {
  const began = performance.now();
  const hasFlag = (flag: string) => process.argv.includes(flag);
  const browser = hasFlag('--browser');
  if (!hasFlag('--report')) {
    const unready = browser ? await prepare(production) : null;
    const failed =
      unready ??
      (browser
        ? await run(
            'playwright',
            ['test', '--config=tests/model/playwright.config.ts', '--reporter=list'],
            reachedInBrowser,
          )
        : await run(
            'vitest',
            ['run', '--project=unit', '--maxWorkers=100%', 'src/machines'],
            reachedInMemory,
          ));
    if (failed !== null) {
      console.error(failed);
      return 1;
    }
  }
  const problems = report(browser);
  for (const problem of problems) console.error(`✗ ${problem}`);
  if (!hasFlag('--report')) console.log(`\n${problems.length === 0 ? '✓' : '✗'} ${secondsSince(began)}`);
  return problems.length === 0 ? 0 : 1;
}

process.exitCode = await main();
