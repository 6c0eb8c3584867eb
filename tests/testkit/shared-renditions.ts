import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes a shop that is not started yet store its generated pictures in a folder shared with others, which
 * have the same originals, so that each picture is only generated once.
 * @param folder created if needed
 */
export function shareRenditions(dataDir: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  mkdirSync(join(dataDir, 'images'), { recursive: true });
  symlinkSync(folder, join(dataDir, 'images', 'renditions'));
}
