import { expect, it } from 'vitest';
import { catalogueViolations } from './catalogue-rules.ts';

const HEAD = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n\n';
const catalogue = (messages: Record<string, string>) =>
  HEAD +
  Object.entries(messages)
    .map(([id, text]) => `msgid ${JSON.stringify(id)}\nmsgstr ${JSON.stringify(text)}\n`)
    .join('\n');

/** The problems of one message's translation. */
function problems(english: string, translation: string, locale = 'de'): string[] {
  const po = catalogue({ [english]: translation });
  const source = catalogue({ [english]: english });
  return catalogueViolations(`locales/${locale}.po`, po, source, locale).map(({ message }) =>
    message.slice(english.length + 3),
  );
}

const PIECES = '{n, plural, one {# piece} other {# pieces}}';

it.each([
  ['Back', 'Zurück', 'de'],
  ['{count} of {total}', '{total} davon {count}', 'de'],
  ['Read <0>this</0> first', 'Zuerst <0>das</0> lesen', 'de'],
  [PIECES, '{n, plural, other {#個}}', 'ja'],
  [PIECES, '{n} 個', 'ja'],
  ['Hello {name}', 'مرحبًا ⁨{name}⁩', 'ar'],
  ['Hello <0>{name}</0>', 'مرحبًا ⁨<0>{name}</0>⁩', 'ar'],
  ['From ${price}', 'من ⁨${price}⁩', 'ar'],
  [PIECES, '{n, plural, one {# pieza} other {# piezas}}', 'es'],
  [PIECES, '{n, plural, one {# штука} few {# штуки} many {# штук} other {# штуки}}', 'ru'],
  [PIECES, '{n, plural, =1 {sztuka} few {# sztuki} many {# sztuk} other {# sztuki}}', 'pl'],
  [
    PIECES,
    '{n, plural, zero {لا قطع} one {قطعة} two {قطعتان} few {# قطع} many {# قطعة} other {# قطعة}}',
    'ar',
  ],
])('[I18-04, I18-05] the translation of %s as %s is accepted', (english, translation, locale) => {
  expect(problems(english, translation, locale)).toEqual([]);
});

it.each([
  ['Back', '', 'de', 'is missing'],
  ['mail.login.subject', 'mail.login.subject', 'de', 'is an id and no words'],
  ['Hello {name}', 'Hallo {nombre}', 'de', 'has {nombre}, its English {name}'],
  ['Hello {name}', 'Hallo', 'de', 'has no placeholder, its English {name}'],
  ['Read <0>this</0>', 'Das lesen', 'de', 'has no placeholder, its English <0>'],
  ['Hello {name}', 'Hallo {name', 'de', 'cannot be read: Error: Unexpected message end at line 1 col 12:'],
  [
    '{unit, select, days {Days} other {Hours}}',
    '{unit, select, Tage {Tage} other {Stunden}}',
    'de',
    'tells {unit} apart by Tage, other, its English by days, other',
  ],
  ['Hello {name}', 'مرحبًا {name}', 'ar', 'fills in {name} without an isolate around: ⁨…⁩'],
  ['{a} of {b}', '⁨{a}⁩ من {b}', 'ar', 'fills in {b} without an isolate around: ⁨…⁩'],
  [
    '{n, plural, one {a piece in {box}} other {# pieces in {box}}}',
    '{n, plural, zero {لا قطع} one {قطعة في {box}} two {قطعتان} few {# قطع} many {# قطعة} other {# قطعة}}',
    'ar',
    'fills in {box} without an isolate around: ⁨…⁩',
  ],
  [PIECES, '{n, plural, one {# штука} other {# штук}}', 'ru', 'lacks a plural form: few (2), many (5)'],
  [PIECES, '{n, plural, few {# sztuki} many {# sztuk} other {#}}', 'pl', 'lacks a plural form: one (1)'],
  [
    PIECES,
    '{n, plural, one {قطعة} other {# قطعة}}',
    'ar',
    'lacks a plural form: few (3), many (11), two (2)',
  ],
  [
    PIECES,
    '{n, plural, one {Stück} few {Stück} other {Stück}}',
    'de',
    'has a plural form that the language has not: few',
  ],
])('[I18-04, I18-05] the translation of %s as %s into %s %s', (english, translation, locale, problem) => {
  expect(problems(english, translation, locale)).toEqual([problem]);
});

it.each([
  ['Add to cart', 'Add to cart', 'de', 'is the same in English'],
  ['{count} of {total}', '{count} of {total}', 'fr', 'is the same in English'],
  ['none', 'yo\u2018q', 'uz', 'has a quotation mark where oʻ and gʻ have U+02BB'],
  ['right', 'to\u02bbg\u2018ri', 'uz', 'has a quotation mark where oʻ and gʻ have U+02BB'],
])('[I18-04] the translation of %s as %s into %s %s', (english, translation, locale, problem) => {
  expect(problems(english, translation, locale)).toEqual([problem]);
});

it.each([
  ['ABN', 'ABN', 'ja'],
  ['{width} mm', '{width} mm', 'de'],
  ['Menu', 'Menu', 'fr'],
  ['‘{text}’', '‘{text}’', 'ko'],
  ['‘yes’', 'yo\u02bbq', 'uz'],
])('[I18-04] %s may be %s in %s', (english, translation, locale) => {
  expect(problems(english, translation, locale)).toEqual([]);
});

it('[I18-04] a message that is no longer used is stale', () => {
  const found = catalogueViolations('locales/de.po', catalogue({ Old: 'Alt' }), catalogue({}), 'de');
  expect(found.map(({ message }) => message)).toEqual(['“Old” is said nowhere any more']);
});
