import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { generate } from '../generate.ts';
import { lint } from '../lint/run.ts';
import { beginRun, reachedInMemory } from '../machine-run.ts';
import { extractMessages } from '../messages.ts';
import { projectRoot, runScript, runTool, secondsSince } from '../run-tool.ts';
import { production } from '../prepare.ts';
import { findChromium } from './chromium.ts';
import { folderForData } from './memory-disk.ts';
import { startPostgres } from './postgres.ts';
import type { TemporaryServer } from './postgres.ts';
import { runSteps } from './run-steps.ts';
import type { Step } from './run-steps.ts';
import { findPostgres, missingTools } from './system-tools.mjs';
import { readCounts, summaryLine } from './test-counts.ts';

const reportFolder = join(projectRoot, '.cache', 'reports');
const say = (line: string) => console.log(line);

async function tool(name: string, args: string[], environment: Record<string, string> = {}) {
  const { ok, output } = await runTool(name, args, { environment });
  return ok ? null : output.trim() || `${name} failed`;
}

/** Beside other steps two threads would only check everything twice, and a larger heap is collected less. */
const typeCheck = () => tool('tsc', ['--build', '--pretty', 'false', '--singleThreaded'], { GOGC: '400' });

/** What `npm start` builds; in another order than here a journey would find it missing. */
async function build(): Promise<string | null> {
  for (const part of production) {
    const problem = await part.make();
    if (problem !== null) return problem;
  }
  return null;
}

/** Two more than there are: tests spend a third of their time waiting for processes, hashes or timers. */
const CORES = Math.max(2, availableParallelism()) + 2;

/** Up to three test projects run concurrently. */
function vitest(projects: string[], name: string, environment: Record<string, string> = {}): Step {
  const report = join(reportFolder, `${projects.join('-')}.json`);
  const cores = Math.floor(CORES / 3);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const chosen = projects.map((project) => `--project=${project}`);
  const args = ['run', ...chosen, `--maxWorkers=${cores}`, ...reporters];
  return { name, needs: ['code generation'], cores, report, run: () => tool('vitest', args, environment) };
}

/** Also records machine coverage (tests/model/run.ts). */
function unitTests(): Step {
  const tests = vitest(['unit', 'dom', 'ssr'], 'unit and component tests', {
    MACHINE_COVERAGE: reachedInMemory,
  });
  const run = () => {
    beginRun(reachedInMemory);
    return tests.run();
  };
  return { ...tests, run };
}

function journeys(environment: Record<string, string>): Step {
  const report = join(reportFolder, 'journeys.json');
  const settings = { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  return {
    name: 'browser journeys',
    needs: ['build'],
    cores: CORES,
    report,
    run: () => tool('playwright', ['test', '--reporter=list,json'], settings),
  };
}

/**
 * In an order that keeps all cores busy: the longest first, with short steps filling the gaps. The journeys,
 * which measure time, have the machine to themselves.
 */
function planned(postgresUrl: string | null): Step[] {
  const inMemory = { TMPDIR: folderForData('shop-tests-') };
  const withPostgres: Record<string, string> =
    postgresUrl === null ? inMemory : { ...inMemory, TEST_DATABASE_URL: postgresUrl };
  const step = (name: string, needs: string[], run: Step['run'], cores = 1) => ({ name, needs, cores, run });
  const generated = ['code generation'];
  return [
    step('code generation', [], () => generate()),
    step('format', [], () => tool('oxfmt', ['--check'])),
    unitTests(),
    vitest(['api-sqlite'], 'API tests on SQLite', inMemory),
    step('messages', generated, extractMessages),
    step('type check', generated, typeCheck),
    // By now the tests on SQLite have transformed most of the sources.
    ...(postgresUrl === null ? [] : [vitest(['api-postgres'], 'API tests on PostgreSQL', withPostgres)]),
    step('machine coverage', ['unit and component tests'], async () => {
      const { ok, output } = await runScript(['tests/model/run.ts', '--report']);
      return ok ? null : output;
    }),
    step('lint', generated, lint),
    step('build', [...generated, 'messages'], build),
    step('size budgets', ['build'], () =>
      tool('size-limit', ['--config', 'scripts/verify/size-budgets.config.ts']),
    ),
    journeys(withPostgres),
  ];
}

function sayEnd({ name }: Step, problem: string | null, tookMs: number): void {
  const took = `${(tookMs / 1000).toFixed(1)} s`;
  say(problem === null ? `✓ ${name} (${took})` : `✗ ${name} (${took})\n\n${problem}\n`);
}

type PostgresForTests = { ok: true; url: string | null; server?: TemporaryServer } | { ok: false };

/** `TEST_DATABASE_URL` if set, or else our own server; without PostgreSQL only CI refuses to continue. */
async function postgresForTests(): Promise<PostgresForTests> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { ok: true, url: given };
  const binaries = findPostgres();
  if (binaries) {
    const server = await startPostgres(binaries);
    return { ok: true, url: server.url, server };
  }
  if (process.env['CI']) {
    say(missingTools() ?? '');
    return { ok: false };
  }
  say('– PostgreSQL is not installed: the API tests run on SQLite only.');
  return { ok: true, url: null };
}

/** Everything that must pass before a change is done (docs/testing.md). Resolves with the exit code. */
async function verify(): Promise<number> {
  const began = performance.now();
  if (findChromium() === null) {
    say(missingTools() ?? '✗ Playwright’s Chromium is not of the version that the tests need.');
    return 1;
  }
  rmSync(reportFolder, { recursive: true, force: true });
  rmSync(reachedInMemory, { recursive: true, force: true });
  mkdirSync(reportFolder, { recursive: true });
  const postgres = await postgresForTests();
  if (!postgres.ok) return 1;
  try {
    const plan = planned(postgres.url);
    const failedSteps = await runSteps(plan, CORES, sayEnd);
    const reports = plan.flatMap((step) => (step.report ? [step.report] : []));
    say(`\nDone in ${secondsSince(began)}`);
    say(summaryLine(reports.map(readCounts), failedSteps));
    return failedSteps === 0 ? 0 : 1;
  } finally {
    await postgres.server?.stop();
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
process.exit(await verify());
