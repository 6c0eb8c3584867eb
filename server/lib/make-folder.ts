import { existsSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : null);

/**
 * Creates a folder with its parents; an existing one stays. Node's own `recursive` never ends in a folder
 * that allows no subfolders, such as `/proc`. Rejects with the system's error.
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST' && (await stat(path)).isDirectory()) return;
    if (code !== 'ENOENT') throw error;
    if (!existsSync(dirname(path))) await makeFolder(dirname(path));
    // Another process may have created the parents, or this folder, in the meantime.
    await mkdir(path).catch((last: unknown) => {
      if (codeOf(last) !== 'EEXIST') throw last;
    });
  }
}
