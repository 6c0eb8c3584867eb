import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { generation, prepare, production } from '../../scripts/prepare.ts';
import { projectRoot } from '../../scripts/run-tool.ts';

/*
 * Compares the look of the shop with an earlier commit: `npm run test:visual [-- commit]` (docs/testing.md).
 */

const results = join(projectRoot, 'test-results', 'visual');

/** Today's noon at the workshop (UTC+10 all year), ms, so that no day starts or ends during the run. */
const DAY = 86_400_000;
const HOUR = 3_600_000;
const noon = Math.floor((Date.now() + 10 * HOUR) / DAY) * DAY + 2 * HOUR;

/** Runs a script with this Node and inherited output. Resolves with whether it succeeded. */
const runs = (args: readonly string[], root: string, environment: Record<string, string> = {}) =>
  new Promise<boolean>((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: 'inherit',
    });
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });

/** Extracts a commit into a temporary folder that uses this project's packages. */
function checkOut(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-before-'));
  const archive = join(folder, 'commit.tar');
  execFileSync('git', ['archive', '--format=tar', `--output=${archive}`, commit], { cwd: projectRoot });
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  rmSync(archive);
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Takes the screenshots of the shop in `root`, as reference or for comparison. */
const photograph = (root: string, ...options: string[]) =>
  runs(
    [
      join(projectRoot, 'node_modules', '.bin', 'playwright'),
      'test',
      '--config=tests/visual/playwright.config.ts',
      ...options,
    ],
    projectRoot,
    { SHOP_ROOT: root, CLOCK_BEGINS_AT: String(noon) },
  );

/** @returns the problem found, or `null` */
async function compareWith(commit: string): Promise<string | null> {
  rmSync(results, { recursive: true, force: true });
  // First, because today's tests need generated files.
  const problem = await prepare([generation, ...production]);
  if (problem !== null) return problem;
  console.log(`· Building the shop of ${commit} …`);
  const before = checkOut(commit);
  try {
    if (!(await runs(['scripts/build.ts'], before))) return `${commit} cannot be built with these packages`;
    console.log(`· Taking its pictures …`);
    if (!(await photograph(before, '--update-snapshots=all', '--reporter=line')))
      return `today's journeys do not go through the shop of ${commit}`;
  } finally {
    rmSync(before, { recursive: true, force: true });
  }
  console.log('· Comparing the shop as it is here …');
  if (await photograph(projectRoot, '--update-snapshots=none')) return null;
  return `The look has changed: open ${relative(process.cwd(), join(results, 'report', 'index.html'))}`;
}

const problem = await compareWith(process.argv[2] ?? 'HEAD~1');
if (problem !== null) {
  console.error(`✗ ${problem}`);
  process.exitCode = 1;
} else console.log('✓ Every screen looks as before');
