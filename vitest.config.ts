import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { translatedLocales } from './scripts/translated-locales.ts';

/** Also for the host: its tests render the storefront's pages from their sources. */
const storefront = () => [react(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })];

/** React's server renderer leaves its mark on contexts, so these files share no worker with others. */
const SERVER_RENDERED = 'src/**/*.ssr.test.tsx';

/** What the build reads off the catalogues. */
const define = { 'import.meta.env.TRANSLATED_LOCALES': JSON.stringify(translatedLocales()) };

/**
 * Touch no table of their own: they render, read requests or cut pictures over stores that other tests ask on both
 * engines. These run on SQLite alone, but for those that alone prove a line of level A.
 */
const ENGINE_INDEPENDENT = [
  'server/rendering/!(cached-pages|hot-pages|cart-forms|search-engines|other-host).api.test.ts',
  'server/http/!(rate-limits|bearer|video-routes).api.test.ts',
  'server/images/*.api.test.ts',
];

const api = (engine: 'sqlite' | 'postgres') => ({
  plugins: storefront(),
  define,
  test: {
    name: `api-${engine}`,
    include: ['server/**/*.api.test.ts'],
    exclude: engine === 'postgres' ? ENGINE_INDEPENDENT : [],
    globalSetup: ['server/testkit/template.ts'],
    env: { TEST_ENGINE: engine },
    // Each test builds a world of its own; loading the whole host again for every file would take twice the time.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    // The projects run one after the other and share most of their sources: each is transformed once.
    fsModuleCache: true,
    fsModuleCachePath: '.cache/vitest',
    projects: [
      {
        plugins: storefront(),
        define,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'server/**/*.test.ts',
            'drawing/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: ['**/*.api.test.ts', SERVER_RENDERED, '**/node_modules/**'],
          // A worker and a document for each file would take more time than the tests do.
          isolate: false,
          setupFiles: ['src/test/leave-nothing.ts', 'src/test/watch-machines.ts'],
          testTimeout: 20_000,
        },
      },
      { plugins: storefront(), test: { name: 'ssr', include: [SERVER_RENDERED] } },
      api('sqlite'),
      ...(process.env['TEST_DATABASE_URL'] ? [api('postgres')] : []),
    ],
  },
});
