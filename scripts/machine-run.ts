import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './run-tool.ts';

/** Where runs leave what they reach of the machines, and the report of it. */
export const reachedFolder = join(projectRoot, '.cache', 'machines');
export const reachedInMemory = join(reachedFolder, 'memory');
export const reachedInBrowser = join(reachedFolder, 'browser');

/** The file that says of which run the others of its folder are. */
export const RUN_FILE = 'run.json';

/** Tests that note what they reach. */
export interface MachineRun {
  /** What was tested: a commit, with `-dirty` when something was changed since. */
  commit: string;
  /** ISO instant. */
  at: string;
}

function presentCommit(): string {
  try {
    const asked = ['describe', '--always', '--dirty', '--exclude', '*'];
    return execFileSync('git', asked, { cwd: projectRoot, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    // A copy of the sources without their history.
    return 'unknown';
  }
}

/** Empties a folder for a run that begins now: what an earlier one has reached proves nothing of this one. */
export function beginRun(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const run: MachineRun = { commit: presentCommit(), at: new Date().toISOString() };
  writeFileSync(join(folder, RUN_FILE), JSON.stringify(run));
}

/** The run whose files are in a folder; null where none has been. */
export function readRun(folder: string): MachineRun | null {
  const file = join(folder, RUN_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MachineRun) : null;
}
