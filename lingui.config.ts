import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { defaultLocale, locales } from './src/i18n/locales.ts';

export default defineConfig({
  sourceLocale: defaultLocale,
  locales: [...locales],
  fallbackLocales: { default: defaultLocale },
  // Without origins, so that a catalogue changes only when a message does.
  format: formatter({ origins: false, lineNumbers: false }),
  catalogs: [{ path: '<rootDir>/locales/{locale}', include: ['src', 'server'] }],
});
