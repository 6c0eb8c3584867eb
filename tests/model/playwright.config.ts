import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

/**
 * The walks on every edge: `npm run test:model:browser`. The specs beside them are journeys of `npm test`, and of what
 * they play nothing may count here: that of the player has no screen.
 */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../../test-results/model',
  testMatch: ['**/*.walk.ts'],
  // A walk is up to 130 steps long, and begins again and again with the heaviest pages of the shop: on a machine that does
  // other work, too, it is slow, and not wrong.
  timeout: 15 * 60_000,
  expect: { timeout: 60_000 },
  use: { ...journeys.use, actionTimeout: 60_000 },
});
