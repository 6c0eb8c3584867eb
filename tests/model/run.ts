import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generation, prepare, production } from '../../scripts/prepare.ts';
import { projectRoot, runTool, secondsSince } from '../../scripts/run-tool.ts';
import { coverageOf, problemsInBrowser, readReached, reportLines, untakenInMemory } from './coverage.ts';
import { reasonFor } from './left-out.ts';

const folder = join(projectRoot, '.cache', 'machines');
const inMemory = join(folder, 'memory');
const inBrowser = join(folder, 'browser');
const REPORT = join(folder, 'coverage.json');

/** Runs tests that note what they reach into a folder, which is emptied before; says what failed, or null. */
async function run(tool: string, args: string[], into: string): Promise<string | null> {
  rmSync(into, { recursive: true, force: true });
  const { ok, output } = await runTool(tool, args, { environment: { MACHINE_COVERAGE: into } });
  return ok ? null : output;
}

/** Prints the report, and writes it as JSON; answers with what is wrong. */
function report(browser: boolean): string[] {
  const coverage = coverageOf([...readReached(inMemory), ...readReached(inBrowser)], reasonFor);
  mkdirSync(folder, { recursive: true });
  writeFileSync(REPORT, JSON.stringify(coverage, null, 2));
  console.log(reportLines(coverage, { reasons: browser }).join('\n'));
  const untaken = untakenInMemory(coverage).map((key) => `${key} is taken by no run in memory`);
  return browser ? problemsInBrowser(coverage) : untaken;
}

/**
 * `npm run test:model`: every machine in memory. With `--browser` the walks of tests/model in Chromium, on every edge.
 * With `--report` nothing runs: what the unit tests have reached is told.
 */
async function main(): Promise<number> {
  const began = performance.now();
  const asked = (flag: string) => process.argv.includes(flag);
  const browser = asked('--browser');
  if (!asked('--report')) {
    const unready = await prepare(browser ? [generation, ...production] : [generation]);
    const failed =
      unready ??
      (browser
        ? await run(
            'playwright',
            ['test', '--config=tests/model/playwright.config.ts', '--reporter=list'],
            inBrowser,
          )
        : await run('vitest', ['run', '--project=unit', '--maxWorkers=100%', 'src/machines'], inMemory));
    if (failed !== null) {
      console.error(failed);
      return 1;
    }
  }
  const problems = report(browser);
  for (const problem of problems) console.error(`✗ ${problem}`);
  if (!asked('--report')) console.log(`\n${problems.length === 0 ? '✓' : '✗'} ${secondsSince(began)}`);
  return problems.length === 0 ? 0 : 1;
}

process.exitCode = await main();
