import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

/** The walks on every edge: `npm run test:model:browser`. The short ones are journeys. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../../test-results/model',
  testMatch: ['**/*.{walk,spec}.ts'],
});
