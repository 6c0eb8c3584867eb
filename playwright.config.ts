import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium, leanChromium } from './scripts/verify/chromium.ts';

const executable = findChromium();

/**
 * A journey's page lives for a second: optimising its script costs more than it gains, as does early garbage
 * collection; what is compiled is kept for the next page. Only a form's proof of work calls functions often
 * enough, from one second to an eighth.
 */
const forShortLives = `--js-flags=${[
  '--no-opt',
  '--invocation-count-for-maglev=4000',
  '--invocation-count-for-maglev-osr=4000',
  '--min-semi-space-size=16',
  '--no-flush-bytecode',
  '--no-isolate-script-cache-ageing',
].join(' ')}`;

export default defineConfig({
  testDir: 'tests',
  testMatch: ['{e2e,model}/**/*.spec.ts'],
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A test that passes only when repeated reveals a fault that users will meet.
  retries: 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    headless: true,
    // Only the journeys about the worker want one between page and host.
    serviceWorkers: 'block',
    locale: 'en-AU',
    timezoneId: 'Australia/Brisbane',
    viewport: { width: 1280, height: 900 },
    actionTimeout: 20_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [...chromiumFlags, forShortLives],
      ...(executable === null ? {} : leanChromium(executable)),
    },
  },
});
