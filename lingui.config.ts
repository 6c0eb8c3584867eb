import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { defaultLocale, locales } from './src/i18n/locales.ts';

/** Messages of tests are nobody's to translate. */
const TESTS = '**/*.test.*';
const REFUSALS = 'src/i18n/refusal-messages.ts';

export default defineConfig({
  sourceLocale: defaultLocale,
  locales: [...locales],
  fallbackLocales: { default: defaultLocale },
  // The file says to translators where a message stands. Line numbers would change with every edit.
  format: formatter({ origins: true, lineNumbers: false }),
  // What a page needs is one catalogue; what the host says no with, and its mails and own pages, are loaded on their own.
  catalogs: [
    { path: '<rootDir>/locales/{locale}', include: ['src'], exclude: [REFUSALS, TESTS] },
    { path: '<rootDir>/locales/refusals/{locale}', include: [REFUSALS] },
    { path: '<rootDir>/locales/mails/{locale}', include: ['server'], exclude: [TESTS] },
  ],
});
