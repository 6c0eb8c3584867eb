import { build } from 'vite';
import type { Plugin } from 'vite';
import { workerRevision } from './worker-revision.ts';

/** Builds the service worker beside the storefront, with the revision of that build (SWK-02). */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const { root } = this.environment.config;
      const loaded = Object.keys(bundle).filter((name) => name.startsWith('static/'));
      await build({
        configFile: false,
        root,
        publicDir: false,
        logLevel: 'warn',
        define: { BUILD_REVISION: JSON.stringify(workerRevision(loaded, root)) },
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: 'es2023',
          modulePreload: false,
          rolldownOptions: {
            input: 'src/service-worker.ts',
            output: { format: 'iife', entryFileNames: 'service-worker.js' },
          },
        },
      });
    },
  };
}
