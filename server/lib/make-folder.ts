import { existsSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : null);

/**
 * Makes a folder with all that it stands in; one that is there stays. Node's own `recursive` never ends where a folder takes
 * no other, such as `/proc`. Rejects with what the system says.
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST' && (await stat(path)).isDirectory()) return;
    if (code !== 'ENOENT') throw error;
    if (!existsSync(dirname(path))) await makeFolder(dirname(path));
    // Once more: somebody else may have made what was missing, or this very folder.
    await mkdir(path).catch((last: unknown) => {
      if (codeOf(last) !== 'EEXIST') throw last;
    });
  }
}
