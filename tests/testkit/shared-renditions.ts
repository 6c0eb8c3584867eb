import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { FullProject } from '@playwright/test';
import { temporaryFolder } from './shop-process.ts';

/**
 * A data folder for a shop, which stores its generated pictures in a folder shared with the other shops of the
 * run. They have the same originals, so that each picture is only generated once.
 */
export function dataFolderOf({ outputDir }: FullProject): string {
  // Playwright empties its output folder before each run.
  const folder = join(outputDir, 'renditions');
  const dataDir = temporaryFolder();
  mkdirSync(folder, { recursive: true });
  mkdirSync(join(dataDir, 'images'), { recursive: true });
  symlinkSync(folder, join(dataDir, 'images', 'renditions'));
  return dataDir;
}
