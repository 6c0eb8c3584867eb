import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Has a shop that is not started yet keep the pictures that it cuts in a folder that others share: each picture is
 * cut once, and what it is cut from is the same in all of them.
 * @param folder made when needed
 */
export function shareRenditions(dataDir: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  mkdirSync(join(dataDir, 'images'), { recursive: true });
  symlinkSync(folder, join(dataDir, 'images', 'renditions'));
}
