import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { projectRoot } from '../../scripts/run-tool.ts';
import journeys from '../../playwright.config.ts';

const folder = join(projectRoot, 'test-results', 'visual');

/** Pictures of the screens, compared with those in `test-results/visual/before` (docs/testing.md). */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: join(folder, 'now'),
  snapshotPathTemplate: join(folder, 'before', '{arg}{ext}'),
  // One shop, and one order of its orders: both sides give the same numbers.
  workers: 1,
  fullyParallel: false,
  timeout: 1_800_000,
  reporter: [['list'], ['html', { outputFolder: join(folder, 'report'), open: 'never' }]],
  expect: {
    // Long pages are drawn, and read again, on a machine that may do something else besides.
    timeout: 120_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      threshold: 0.02,
      maxDiffPixels: 50,
    },
  },
});
