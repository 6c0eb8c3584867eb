import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Also for the host: its tests render the storefront's pages from their sources. */
const storefront = () => [react(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })];

const api = (engine: 'sqlite' | 'postgres') => ({
  plugins: storefront(),
  test: {
    name: `api-${engine}`,
    include: ['server/**/*.api.test.ts'],
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
    projects: [
      {
        plugins: storefront(),
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'server/**/*.test.ts',
            'drawing/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: ['**/*.api.test.ts', '**/node_modules/**'],
        },
      },
      api('sqlite'),
      ...(process.env['TEST_DATABASE_URL'] ? [api('postgres')] : []),
    ],
  },
});
