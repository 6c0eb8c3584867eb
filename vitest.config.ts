import { globSync, readFileSync } from 'node:fs';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { translatedLocales } from './scripts/translated-locales.ts';

/** Also for the host: its tests render the storefront's pages from source. */
const storefront = () => [react(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })];

/** A busy machine may need more than the default second. */
const expectations = { poll: { timeout: 10_000, interval: 20 } };

/** Far beyond what the slowest take: they end what hangs, and say nothing of speed. */
const timeouts = { testTimeout: 120_000, hookTimeout: 120_000 };

/** React's server renderer marks contexts, so these files share a worker with each other only. */
const SERVER_RENDERED = 'src/**/*.ssr.test.tsx';

/**
 * The files that ask for a document. In a project of their own they share it; among files without one each
 * would be given a new worker and a new document, which takes more time than its tests.
 */
const WITH_DOCUMENT = globSync('{src,server}/**/*.test.{ts,tsx}', { exclude: [SERVER_RENDERED] }).filter(
  (path) => readFileSync(path, 'utf8').startsWith('// @vitest-environment jsdom'),
);

/** What the build determines from the catalogues. */
const define = { 'import.meta.env.TRANSLATED_LOCALES': JSON.stringify(translatedLocales()) };

/**
 * Use no tables of their own: they render, read requests, look up places or crop pictures over stores that
 * other tests query on both engines. Run on SQLite only, except those that are the sole proof of a level A
 * line.
 */
const ENGINE_INDEPENDENT = [
  'server/rendering/!(cached-pages|hot-pages|cart-forms|search-engines|other-host).api.test.ts',
  'server/http/!(rate-limits|bearer|video-routes).api.test.ts',
  'server/images/*.api.test.ts',
  'server/assets-scope.api.test.ts',
  'server/domain/localities/*.api.test.ts',
  'server/graphql/query-guards.api.test.ts',
  'server/rest/hostile-drawings.api.test.ts',
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
    // Each test creates its own world; reloading the whole host for every file would take twice as long.
    isolate: false,
    expect: expectations,
    ...timeouts,
  },
});

/** Without isolation: a worker per file would take more time than the tests. */
const unit = (name: string, include: string[], exclude: string[]) => ({
  plugins: storefront(),
  define,
  test: {
    name,
    include,
    exclude: ['**/node_modules/**', ...exclude],
    isolate: false,
    // What a test makes is short-lived: with more room it is gone before it is collected.
    execArgv: ['--min-semi-space-size=32', '--max-semi-space-size=64'],
    setupFiles: ['src/test/leave-nothing.ts', 'src/test/watch-machines.ts'],
    expect: expectations,
    ...timeouts,
  },
});

export default defineConfig({
  test: {
    // The projects run in sequence and share most of their sources: each is transformed once.
    fsModuleCache: true,
    fsModuleCachePath: '.cache/vitest',
    projects: [
      unit(
        'unit',
        ['{src,server,drawing,scripts,bench}/**/*.test.{ts,tsx}'],
        ['**/*.api.test.ts', SERVER_RENDERED, ...WITH_DOCUMENT],
      ),
      unit('dom', WITH_DOCUMENT, []),
      unit('ssr', [SERVER_RENDERED], []),
      api('sqlite'),
      ...(process.env['TEST_DATABASE_URL'] ? [api('postgres')] : []),
    ],
  },
});
