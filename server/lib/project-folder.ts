import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/** Absolute path of a file or folder of the project, the same from the sources and from what is built of them. */
export function inProject(...path: string[]): string {
  const manifest = findPackageJSON('..', import.meta.url);
  if (manifest === undefined) throw new Error('the shop runs outside of its project');
  return join(dirname(manifest), ...path);
}
