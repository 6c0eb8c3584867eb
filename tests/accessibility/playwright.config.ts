import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { projectRoot } from '../../scripts/run-tool.ts';
import journeys from '../../playwright.config.ts';

/** Every screen in three languages and both themes (docs/testing.md). */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: join(projectRoot, 'test-results', 'accessibility'),
  timeout: 600_000,
});
