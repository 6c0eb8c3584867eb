import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium, leanChromium } from './scripts/verify/chromium.ts';

const executable = findChromium();

/**
 * A page of a journey lives for a second: making its script faster costs more than it gains, and so does early
 * tidying. Only a form's proof of work calls its functions so often that it gains, from a second to an eighth of one.
 */
const forShortLives = `--js-flags=${[
  '--no-opt',
  '--invocation-count-for-maglev=4000',
  '--invocation-count-for-maglev-osr=4000',
  '--min-semi-space-size=16',
].join(' ')}`;

export default defineConfig({
  testDir: 'tests',
  testMatch: ['{e2e,model}/**/*.spec.ts'],
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // What passes only when repeated is broken for somebody.
  retries: 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    headless: true,
    // Only the journeys about it want a worker between page and host.
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
