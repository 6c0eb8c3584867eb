import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { noCoveredParts } from '../../src/machines/testing/covered-parts.ts';
import type { CoveredParts } from '../../src/machines/testing/covered-parts.ts';
import type { ReachedFile } from './coverage.ts';

/** Folder where a coverage run stores what its walks covered (`run.ts`). */
const folder = process.env['MACHINE_COVERAGE'];

const all = noCoveredParts();

/** Adds what a verified step covered. */
export function noteReached(reached: CoveredParts): void {
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
