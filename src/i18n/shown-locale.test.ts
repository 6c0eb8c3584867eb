import { expect, it } from 'vitest';
import { shownLocale } from './shown-locale.ts';

it.each([
  ['de', 'de'],
  ['ar', 'en'],
  ['ja', 'ja'],
  ['klingon', 'en'],
  [undefined, 'en'],
])(
  '[I18-02] the choice of %s shows %s where German is translated and Japanese previewed',
  (chosen, shown) => {
    expect(shownLocale(chosen, ['ja', 'klingon'], ['en', 'de'])).toBe(shown);
  },
);

it('[I18-02] the build lists English as translated', () => {
  expect(import.meta.env.TRANSLATED_LOCALES).toContain('en');
});
