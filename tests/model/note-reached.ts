import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nothingReached } from '../../src/machines/testing/reached.ts';
import type { Reached } from '../../src/machines/testing/reached.ts';
import type { ReachedFile } from './coverage.ts';

/** Folder where a coverage run stores what its walks covered (`run.ts`). */
const folder = process.env['MACHINE_COVERAGE'];

const all = nothingReached();

/** Adds what a verified step covered. */
export function noteReached(reached: Reached): void {
  if (folder === undefined) return;
  for (const name of ['states', 'transitions', 'passed', 'refused'] as const)
    for (const key of reached[name]) all[name].add(key);
  const { states, transitions, passed, refused } = all;
  const file: ReachedFile = {
    level: 'browser',
    states: [...states],
    transitions: [...transitions],
    passed: [...passed],
    refused: [...refused],
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `browser-${process.pid}.json`), JSON.stringify(file));
}
