// Plain JavaScript: also needed before any package is installed.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds a program on PATH, then in `more` folders; `null` when not found.
 * @param {readonly string[]} names the first that is found counts
 * @param {readonly string[]} more
 * @returns {string | null}
 */
export function findCommand(names, more = []) {
  const onPath = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const folders = [...onPath, ...more];
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find(isExecutable) ?? null;
}
