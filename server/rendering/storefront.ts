import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { waitingScript } from '../http/script-start.ts';
import type * as entry from '../../src/entry.server.tsx';

/** What the host calls of the built storefront. */
export type StorefrontModule = Pick<
  typeof entry,
  'render' | 'cleanUrl' | 'isOpenEnded' | 'isPersonal' | 'pageLocaleOf' | 'pathOf'
>;

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}

export interface Storefront {
  load(): Promise<StorefrontModule>;
  /**
   * Returns the style sheets of a page with these source modules, and its script, which waits to be started.
   */
  assets(modules: string[]): Promise<{ head: string; body: string }>;
  /** Rewrites the document in development (hot reloading); production returns it unchanged. */
  finish(url: string, html: string): Promise<string>;
}

const ENTRY = 'src/entry.client.tsx';

function withImports(manifest: Record<string, ManifestChunk>, keys: string[]): ManifestChunk[] {
  const seen = new Set<string>();
  const visit = (key: string): ManifestChunk[] => {
    const chunk = manifest[key];
    if (seen.has(key) || !chunk) return [];
    seen.add(key);
    return [chunk, ...(chunk.imports ?? []).flatMap(visit)];
  };
  return keys.flatMap(visit);
}

/** Opens the storefront built by `vite build` in `dist/`. Rejects if it is missing. */
export async function openBuiltStorefront(root: string): Promise<Storefront> {
  const manifestFile = join(root, 'dist', 'client', '.vite', 'manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Record<string, ManifestChunk>;
  const bundle = (await import(
    pathToFileURL(join(root, 'dist', 'server', 'entry.server.js')).href
  )) as StorefrontModule;
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`the build has no ${ENTRY}`);
  return {
    load: () => Promise.resolve(bundle),
    assets(modules) {
      const chunks = withImports(manifest, [ENTRY, ...modules]);
      const styles = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
      const chunksOfPage = chunks.slice(1).map(({ file }) => `<link rel="modulepreload" href="/${file}">`);
      return Promise.resolve({
        head: styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join(''),
        body: waitingScript(`${chunksOfPage.join('')}<script type="module" src="/${entry.file}"></script>`),
      });
    },
    finish: (_url, html) => Promise.resolve(html),
  };
}
