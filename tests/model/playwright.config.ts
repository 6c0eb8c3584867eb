import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

/**
 * The walks over all edges: `npm run test:model:browser`. The specs beside them are part of `npm test` and
 * must not count as coverage here; the player's own has no screen.
 */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../../test-results/model',
  testMatch: ['**/*.walk.ts'],
  // A walk has up to 130 steps and often reloads the shop's heaviest pages, so on a busy machine it is slow
  // without being wrong.
  timeout: 15 * 60_000,
  expect: { timeout: 60_000 },
  use: { ...journeys.use, actionTimeout: 60_000 },
});
