import { readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Adds what is loaded on demand but shares a chunk with others to the build's manifest, which lists a chunk
 * under one such module at most; the host looks up the files of a screen there (PRE-02).
 */
export function screensInManifest(): Plugin {
  return {
    name: 'screens-in-manifest',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const file = join(dir, '.vite', 'manifest.json');
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { file: string }>;
      const listed = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
      for (const chunk of Object.values(bundle)) {
        const entry = listed.get(chunk.fileName);
        if (chunk.type !== 'chunk' || !entry) continue;
        const onDemand = chunk.moduleIds.filter((id) => this.getModuleInfo(id)?.dynamicImporters.length);
        for (const id of onDemand) manifest[posix.relative(this.environment.config.root, id)] ??= entry;
      }
      writeFileSync(file, JSON.stringify(manifest, null, 2));
    },
  };
}
