import { expect, it } from 'vitest';
import { shownLocale } from './shown-locale.ts';

it.each([
  ['de', 'de'],
  ['ar', 'en'],
  ['ja', 'ja'],
  ['klingon', 'en'],
  [undefined, 'en'],
])(
  '[I18-02] whoever has chosen %s reads %s where German is translated and Japanese looked at',
  (chosen, shown) => {
    expect(shownLocale(chosen, ['ja', 'klingon'], ['en', 'de'])).toBe(shown);
  },
);

it('[I18-02] the build knows that English is there', () => {
  expect(import.meta.env.TRANSLATED_LOCALES).toContain('en');
});
