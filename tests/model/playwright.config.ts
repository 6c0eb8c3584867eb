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
});
