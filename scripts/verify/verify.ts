import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from '../generate.ts';
import { lint } from '../lint/run.ts';
import { extractMessages } from '../messages.ts';
import { projectRoot, runTool, secondsSince } from '../run-tool.ts';
import { buildStorefront } from '../storefront.ts';
import { findChromium } from './chromium.ts';
import { installTools } from './install-tools.ts';
import { findPostgres, startPostgres } from './postgres.ts';
import type { ThrowAwayServer } from './postgres.ts';
import { readCounts, summaryLine } from './test-counts.ts';

interface Step {
  name: string;
  /** Resolves to what is wrong, or null. */
  run: () => Promise<string | null>;
  /** Its JSON report, where the step counts tests. */
  report?: string;
}

const reportFolder = join(projectRoot, '.cache', 'reports');
const say = (line: string) => console.log(line);

async function tool(name: string, args: string[], environment: Record<string, string> = {}) {
  const { ok, output } = await runTool(name, args, { environment });
  return ok ? null : output.trim() || `${name} failed`;
}

function vitest(project: string, name: string, environment: Record<string, string> = {}): Step {
  const report = join(reportFolder, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name,
    report,
    run: () => tool('vitest', ['run', '--project', project, ...reporters], environment),
  };
}

function journeys(environment: Record<string, string>): Step {
  const report = join(reportFolder, 'journeys.json');
  const settings = { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  return {
    name: 'browser journeys',
    report,
    run: () => tool('playwright', ['test', '--reporter=list,json'], settings),
  };
}

/** The steps of one stage run at once, two at most: that is how many cores the smallest machine has. */
function stages(postgresUrl: string | null): Step[][] {
  const withPostgres: Record<string, string> = postgresUrl === null ? {} : { TEST_DATABASE_URL: postgresUrl };
  return [
    [{ name: 'code generation', run: () => generate() }],
    [{ name: 'messages', run: extractMessages }],
    [
      { name: 'format', run: () => tool('prettier', ['--check', '--log-level', 'warn', '.']) },
      { name: 'lint', run: lint },
    ],
    [
      { name: 'type check', run: () => tool('tsc', ['--build', '--pretty', 'false']) },
      { name: 'build', run: buildStorefront },
    ],
    [vitest('unit', 'unit and component tests')],
    [vitest('api-sqlite', 'API tests on SQLite')],
    ...(postgresUrl === null ? [] : [[vitest('api-postgres', 'API tests on PostgreSQL', withPostgres)]]),
    [journeys(withPostgres)],
  ];
}

async function runStep(step: Step): Promise<boolean> {
  const began = performance.now();
  const problem = await step.run().catch((error: unknown) => String(error));
  if (problem !== null) say(`✗ ${step.name} (${secondsSince(began)})\n\n${problem}\n`);
  else say(`✓ ${step.name} (${secondsSince(began)})`);
  return problem === null;
}

/** Runs stage after stage and stops behind the first that fails. Resolves to the number of failed steps. */
async function runStages(plan: Step[][]): Promise<number> {
  for (const stage of plan) {
    const results = await Promise.all(stage.map(runStep));
    const failed = results.filter((ok) => !ok).length;
    if (failed > 0) return failed;
  }
  return 0;
}

type PostgresForTests = { ok: true; url: string | null; server?: ThrowAwayServer } | { ok: false };

/** `TEST_DATABASE_URL` when given, else a server of our own; without PostgreSQL only CI refuses to go on. */
async function postgresForTests(): Promise<PostgresForTests> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { ok: true, url: given };
  const binaries = findPostgres();
  if (binaries) {
    const server = await startPostgres(binaries);
    return { ok: true, url: server.url, server };
  }
  if (process.env['CI']) {
    say('✗ PostgreSQL is not installed, and CI must run the tests on it.');
    return { ok: false };
  }
  say('– PostgreSQL is not installed: the API tests run on SQLite only.');
  return { ok: true, url: null };
}

/** Everything that must be right before a change is done (docs/testing.md). Resolves to the exit code. */
async function verify(): Promise<number> {
  const began = performance.now();
  if (process.argv.includes('--install')) {
    const problem = installTools(say);
    if (problem !== null) {
      say(problem);
      return 1;
    }
  }
  if (findChromium() === null) {
    say('✗ Chromium is not installed, and the browser journeys need it (`npm test` installs it).');
    return 1;
  }
  rmSync(reportFolder, { recursive: true, force: true });
  mkdirSync(reportFolder, { recursive: true });
  const postgres = await postgresForTests();
  if (!postgres.ok) return 1;
  try {
    const plan = stages(postgres.url);
    const failedSteps = await runStages(plan);
    const reports = plan.flat().flatMap((step) => (step.report ? [step.report] : []));
    say(`\nDone in ${secondsSince(began)}`);
    say(summaryLine(reports.map(readCounts), failedSteps));
    return failedSteps === 0 ? 0 : 1;
  } finally {
    await postgres.server?.stop();
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
process.exit(await verify());
