import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { projectRoot } from '../../scripts/run-tool.ts';
import journeys from '../../playwright.config.ts';

const folder = join(projectRoot, 'test-results', 'visual');

/** Screenshots of the screens, compared with those in `test-results/visual/before` (docs/testing.md). */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: join(folder, 'now'),
  snapshotPathTemplate: join(folder, 'before', '{arg}{ext}'),
  // One shop and a fixed sequence of orders, so that both sides have the same numbers.
  workers: 1,
  fullyParallel: false,
  timeout: 1_800_000,
  reporter: [['list'], ['html', { outputFolder: join(folder, 'report'), open: 'never' }]],
  expect: {
    // Long pages are rendered and read repeatedly, possibly on a busy machine.
    timeout: 120_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      threshold: 0.02,
      maxDiffPixels: 50,
    },
  },
});
