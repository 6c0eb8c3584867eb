import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A RAM disk, on Linux. */
const MEMORY_DISK = '/dev/shm';
/** More than a run ever needs. */
const DATA_BYTES = 3 * 1024 ** 3;

function roomForData(): string {
  if (!existsSync(MEMORY_DISK)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY_DISK);
  return bavail * bsize > DATA_BYTES ? MEMORY_DISK : tmpdir();
}

/**
 * Creates a folder in memory or, if there is no room, in the temporary folder: every test creates its own
 * database, whose transactions would wait for a disk. Deleted when the process exits.
 * @param name prefix of the folder's name
 */
export function folderForData(name: string): string {
  const folder = mkdtempSync(join(roomForData(), name));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
