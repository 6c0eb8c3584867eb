import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './run-tool.ts';

/** Where runs store their machine coverage, and its report. */
export const reachedFolder = join(projectRoot, '.cache', 'machines');
export const reachedInMemory = join(reachedFolder, 'memory');
export const reachedInBrowser = join(reachedFolder, 'browser');

/** The file that identifies the run of a folder's other files. */
export const RUN_FILE = 'run.json';

/** A test run that records coverage. */
export interface MachineRun {
  /** The tested commit, with `-dirty` when there were uncommitted changes. */
  commit: string;
  /** ISO instant. */
  at: string;
}

function presentCommit(): string {
  try {
    const asked = ['describe', '--always', '--dirty', '--exclude', '*'];
    return execFileSync('git', asked, { cwd: projectRoot, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    // A copy of the sources without git history.
    return 'unknown';
  }
}

/** Empties a folder for a new run, since earlier coverage proves nothing about it. */
export function beginRun(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const run: MachineRun = { commit: presentCommit(), at: new Date().toISOString() };
  writeFileSync(join(folder, RUN_FILE), JSON.stringify(run));
}

/** The run whose files are in a folder; `null` when there was none. */
export function readRun(folder: string): MachineRun | null {
  const file = join(folder, RUN_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MachineRun) : null;
}
