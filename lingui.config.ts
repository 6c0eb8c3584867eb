import { defineConfig } from '@lingui/cli';
import { createBabelExtractor } from '@lingui/cli/api/extractors/babel';
import { formatter } from '@lingui/format-po';
import { placeComments } from './scripts/message-places.ts';
import { defaultLocale, locales } from './src/i18n/locales.ts';

/** Messages of tests are nobody's to translate. */
const TESTS = '**/*.test.*';
const REFUSALS = 'src/i18n/refusal-messages.ts';

// The file tells translators where a message is used. Line numbers would change with every edit.
const po = formatter({ origins: true, lineNumbers: false });

type Catalogue = Parameters<typeof po.serialize>[0];

/** Every message with the place where it is read, below what its author says of it. */
const withPlaces = (catalogue: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(catalogue).map(([id, message]) => {
      const files = (message.origin ?? []).map(([file]) => file);
      return [id, { ...message, comments: [...(message.comments ?? []), ...placeComments(files)] }];
    }),
  );

const babel = createBabelExtractor();

export default defineConfig({
  sourceLocale: defaultLocale,
  locales: [...locales],
  fallbackLocales: { default: defaultLocale },
  format: { ...po, serialize: (catalogue, context) => po.serialize(withPlaces(catalogue), context) },
  // Only a file that names lingui or its `i18n` has messages, and Babel takes long over the others.
  extractors: [
    {
      ...babel,
      extract: async (...file) => (/lingui|i18n/.test(file[1]) ? babel.extract(...file) : undefined),
    },
  ],
  // What a page needs is one catalogue; what the host says no with, and its mails and own pages, are loaded on their own.
  catalogs: [
    { path: '<rootDir>/locales/{locale}', include: ['src'], exclude: [REFUSALS, TESTS] },
    { path: '<rootDir>/locales/refusals/{locale}', include: [REFUSALS] },
    { path: '<rootDir>/locales/mails/{locale}', include: ['server'], exclude: [TESTS] },
  ],
});
