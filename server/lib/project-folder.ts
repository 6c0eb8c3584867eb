import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

const manifest = findPackageJSON('..', import.meta.url);

/** Returns the absolute path of a project file or folder, the same from the sources and from the build. */
export function inProject(...path: string[]): string {
  if (manifest === undefined) throw new Error('the shop runs outside of its project');
  return join(dirname(manifest), ...path);
}
