// @vitest-environment jsdom
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Price } from '../components/ui/Price.tsx';
import { formatDay } from '../rules/dates.ts';
import { loadI18n } from './load-messages.ts';
import { locales } from './locales.ts';
import { shownLocales } from './shown-locale.ts';

/** Each catalogue is compiled on first use. */
const LOADED = 60_000;

it(
  '[I18-01] each of the 18 languages has its own catalogue, loaded on demand',
  async () => {
    const names = 'ar de en es fr id it ja ka ko pl pt-BR ru tr uk uz vi zh-CN'.split(' ');
    expect([...locales].toSorted()).toEqual(names.toSorted());
    expect(shownLocales()).toEqual([...locales]);
    const id = generateMessageId('Add to cart');
    const said = await Promise.all(locales.map(async (locale) => (await loadI18n(locale))._(id)));
    expect(new Set(said).size).toBe(names.length);
  },
  LOADED,
);

it(
  '[I18-05] money is formatted as $1,234.50 in every language',
  async () => {
    for (const locale of locales) {
      const i18n = await loadI18n(locale);
      const { container, unmount } = render(
        <I18nProvider i18n={i18n}>
          <Price amount={1234.5} />
        </I18nProvider>,
      );
      expect([locale, container.textContent]).toEqual([locale, '$1,234.50']);
      unmount();
    }
  },
  LOADED,
);

const PIECES = '{0, plural, one {# piece} other {# pieces}}';

it.each([
  ['ru', ['1 one', '2 few', '5 many', '11 many', '21 one', '22 few', '25 many', '101 one']],
  ['pl', ['1 one', '2 few', '5 many', '12 many', '21 many', '22 few', '25 many', '101 many']],
  ['ar', ['1 one', '2 two', '3 few', '11 many', '99 many', '100 other', '103 few', '111 many']],
])(
  '[I18-05] the plurals of %s have the right form for their number',
  async (locale, counted) => {
    const i18n = await loadI18n(locale as 'ru');
    const id = generateMessageId(PIECES);
    const textOf = (count: number) =>
      i18n
        ._(id, { 0: count })
        .replace(/[\d\u0660-\u0669.,\s]+/g, ' ')
        .trim();
    expect(textOf(1)).not.toContain('piece');
    const byForm = Map.groupBy(counted, (count) => count.split(' ')[1]);
    const ofForm = [...byForm].map(([form, counts]) => {
      const texts = new Set(counts.map((count) => textOf(Number.parseInt(count, 10))));
      expect([form, texts.size]).toEqual([form, 1]);
      return [...texts][0];
    });
    // Russian and Polish have three forms for whole numbers; Arabic may use one form for 100 and 1 or 11.
    expect(new Set(ofForm).size).toBeGreaterThanOrEqual(3);
  },
  LOADED,
);

it('[I18-05] dates are formatted according to each language', () => {
  const said = locales.map((locale) => formatDay('2026-11-23T00:00:00.000Z', locale));
  expect(said).toContain('23. November 2026');
  expect(said).toContain('2026年11月23日');
  // Georgian and Uzbek: browsers lack their calendars, so host and browser would differ.
  expect(said.filter((day) => day === '23.11.2026')).toHaveLength(2);
  expect(said).toContain('23 ноября 2026 г.');
  expect(said.filter((day) => !/2026|٢٠٢٦/.test(day))).toEqual([]);
});
