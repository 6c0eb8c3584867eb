import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk in memory, on Linux. */
const MEMORY_DISK = '/dev/shm';
/** More than the run ever needs. */
const DATA_BYTES = 3 * 1024 ** 3;

function roomForData(): string {
  if (!existsSync(MEMORY_DISK)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY_DISK);
  return bavail * bsize > DATA_BYTES ? MEMORY_DISK : tmpdir();
}

/**
 * Makes a folder in memory, or, where there is no room for it, among the temporary files: every test makes a database
 * of its own, and a disk lets each of its transactions wait. It goes with this process at the latest.
 * @param name how the folder's name begins
 */
export function folderForData(name: string): string {
  const folder = mkdtempSync(join(roomForData(), name));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
