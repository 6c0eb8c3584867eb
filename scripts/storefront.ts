import { StampedBuild } from './stamped-build.ts';
import { OFFLINE_SOURCES } from './worker-revision.ts';

/** The browser build in `dist/client` and the rendering build in `dist/server`. */
export const storefront = new StampedBuild({
  doing: 'Building the storefront',
  stamp: 'dist/storefront.stamp',
  inputs: [
    'src',
    'public',
    'locales',
    'schema.graphql',
    'codegen.ts',
    'scripts/codegen',
    'vite.config.ts',
    'lingui.config.ts',
    'package-lock.json',
    'tsconfig.base.json',
    'tsconfig.browser.json',
    'tsconfig.worker.json',
    'scripts/one-byte-source.ts',
    'scripts/worker-revision.ts',
    ...OFFLINE_SOURCES,
  ],
  counts: (file) => !/\.(test\.tsx?|generated\.ts)$/.test(file),
  builds: [
    ['--outDir', 'dist/client'],
    ['--ssr', 'src/entry.server.tsx', '--outDir', 'dist/server'],
  ],
});
