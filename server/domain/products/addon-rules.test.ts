import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsInEnglish } from '../../lib/refusal-text.ts';
import { addonIdentity, addonsPrice, validateAddons } from './addon-rules.ts';
import type { AddonCheck, ProductAddonRule } from './addon-rules.ts';

const rule = (changes: Partial<ProductAddonRule> = {}): ProductAddonRule => ({
  id: 1,
  name: 'Engraving',
  type: 'text',
  required: false,
  priceCents: 0,
  maxLength: null,
  minQty: 0,
  maxQty: 1,
  options: [],
  ...changes,
});

/** Converts a check's refusals to English. */
const inWords = (checked: AddonCheck) =>
  checked.ok ? checked : { ok: false as const, fields: fieldsInEnglish(checked.fields) };

const check = (changes: Partial<ProductAddonRule>, ...value: string[]) =>
  inWords(validateAddons([rule(changes)], [{ id: 1, value }]));

const refusal = (message: string) => ({ ok: false, fields: { 'addons.1': message } });

describe('the number of values', () => {
  it('[ATC-07] a required add-on must be filled in, and blanks do not count', () => {
    expect(inWords(validateAddons([rule({ required: true })], []))).toEqual(refusal('Please fill this in'));
    expect(check({ required: true }, '   ')).toEqual(refusal('Please fill this in'));
    expect(check({ required: true, type: 'checkbox' }, '0')).toEqual(refusal('Please fill this in'));
    expect(check({ required: true }, 'Kylie')).toMatchObject({ ok: true });
  });

  it('[PRD-11] a minimum of one means required; an optional add-on may be empty', () => {
    expect(check({ minQty: 1 })).toEqual(refusal('Please fill this in'));
    expect(check({})).toEqual({ ok: true, values: [], priceCents: 0 });
  });

  it('[ATC-07] more values than max_qty and fewer than min_qty are refused', () => {
    expect(check({ maxQty: 1 }, 'a', 'b')).toEqual(refusal('Please give at most 1 value'));
    expect(check({ minQty: 2, maxQty: 3 }, 'a')).toEqual(refusal('Please give at least 2 values'));
    expect(check({ minQty: 2, maxQty: 3 }, 'a', 'b', 'c')).toMatchObject({ ok: true });
  });

  it('[ATC-07] an add-on of another product is refused', () => {
    expect(inWords(validateAddons([], [{ id: 1, value: ['x'] }]))).toEqual(
      refusal('This product cannot have this extra'),
    );
  });
});

describe('each type of A55', () => {
  const options = [
    { id: 7, name: 'Script', characters: null },
    { id: 8, name: 'Block', characters: null },
  ];

  it('[ATC-07] a text longer than its limit is refused, one of exactly that length is trimmed and accepted', () => {
    expect(check({ maxLength: 5 }, 'Kyliee')).toEqual(refusal('This must have at most 5 characters'));
    expect(check({ maxLength: 5 }, '  Kylie ')).toMatchObject({ values: [{ values: ['Kylie'] }] });
    expect(check({ maxLength: 2 }, '🐨🦘')).toMatchObject({ ok: true });
    expect(check({ maxLength: 2 }, '👨‍👩‍👧‍👦🇦🇺')).toMatchObject({ ok: true });
    expect(check({ maxLength: 2 }, `o${'\u0301'.repeat(60)}`)).toMatchObject({ ok: false });
  });

  const font = rule({
    id: 2,
    name: 'Lettering',
    type: 'dropdown',
    options: [
      { id: 7, name: 'Stencil', characters: 'U+20-7E' },
      { id: 8, name: 'Serif', characters: 'U+20-7E, U+A0-17F' },
    ],
  });
  const engraved = (text: string, lettering: string, type = 'text') =>
    inWords(
      validateAddons(
        [rule({ type }), font],
        [
          { id: 1, value: [text] },
          { id: 2, value: lettering === '' ? [] : [lettering] },
        ],
      ),
    );

  it('[ATC-07] a text that the chosen lettering cannot write is refused, and the refusal lists letterings that can', () => {
    expect(engraved('Zoë', '7')).toEqual(refusal('Stencil has no ë. These letterings have it: Serif'));
    expect(engraved('🐨 & 🐨', '8', 'textarea')).toEqual(
      refusal('Serif has no 🐨. None of our letterings has 🐨'),
    );
    expect(engraved('Zoë', '8')).toMatchObject({ ok: true });
    expect(engraved('Zoë', '')).toMatchObject({ ok: true });
    expect(engraved('12', '7', 'number')).toMatchObject({ ok: true });
  });

  it('[ATC-07] a text is a single line, a textarea keeps its lines', () => {
    expect(check({}, 'a\r\nb\u0007')).toMatchObject({ values: [{ values: ['a b'] }] });
    expect(check({ type: 'textarea' }, 'a\r\nb\u0007')).toMatchObject({ values: [{ values: ['a\nb'] }] });
  });

  it('[ATC-07] a dropdown accepts the ids of its own options and shows their names', () => {
    expect(check({ type: 'dropdown', options }, '8')).toMatchObject({
      values: [{ values: ['8'], labels: ['Block'] }],
    });
    expect(check({ type: 'dropdown', options }, '9')).toEqual(refusal('Please choose one of the options'));
    expect(check({ type: 'dropdown', options }, 'Block')).toMatchObject({ ok: false });
  });

  it.each([
    ['number', '007.50', '7.5', '7.5'],
    ['checkbox', '1', '1', 'Yes'],
    ['date', '24/12/2026', '2026-12-24', '24/12/2026'],
    ['date', '2028-02-29', '2028-02-29', '29/02/2028'],
    ['colour', '#B0C4DE', '#b0c4de', '#b0c4de'],
    ['file', 'V1StGXR8_Z5jdHi6B-myT', 'V1StGXR8_Z5jdHi6B-myT', 'V1StGXR8_Z5jdHi6B-myT'],
    ['signature', 'V1StGXR8_Z5jdHi6B-myT', 'V1StGXR8_Z5jdHi6B-myT', 'V1StGXR8_Z5jdHi6B-myT'],
    ['hologram', 'anything', 'anything', 'anything'],
  ])('[ATC-07] %s stores %j as %j and shows %j', (type, given, value, label) => {
    expect(check({ type }, given)).toMatchObject({
      ok: true,
      values: [{ values: [value], labels: [label] }],
    });
  });

  it.each([
    ['number', '1e3'],
    ['number', 'twelve'],
    ['checkbox', 'on'],
    ['date', '31/02/2026'],
    ['date', '2026-13-01'],
    ['colour', 'red'],
    ['file', '../../etc/passwd'],
    ['signature', 'data:image/png;base64,iVBORw0KGgo='],
  ])('[ATC-07] %s refuses %.40s', (type, given) => {
    expect(check({ type }, given)).toMatchObject({ ok: false });
  });

  it('[ATC-07] a colour with options accepts only those', () => {
    expect(check({ type: 'colour', options }, '7')).toMatchObject({ ok: true });
    expect(check({ type: 'colour', options }, '#ffffff')).toMatchObject({ ok: false });
  });
});

describe('price and identity', () => {
  it('[APS-11] an add-on costs its price per value, blanks cost nothing', () => {
    const rules = [rule({ priceCents: 500, maxQty: 3 }), rule({ id: 2, priceCents: 250 })];
    const given = [
      { id: 1, value: ['a', '', 'b'] },
      { id: 2, value: ['c'] },
    ];
    expect(addonsPrice(rules, given)).toBe(1250);
    expect(validateAddons(rules, given)).toMatchObject({ ok: true, priceCents: 1250 });
  });

  it('[CRT-09] add-ons in another order are the same line, with another text they are not', () => {
    const rules = [rule({ maxQty: 2 }), rule({ id: 2 })];
    const identity = (...given: [number, string][]) => {
      const checked = validateAddons(
        rules,
        given.map(([id, text]) => ({ id, value: [text] })),
      );
      return checked.ok ? addonIdentity(checked.values) : null;
    };
    expect(identity([1, ' Kylie'], [2, 'x'])).toBe(identity([2, 'x '], [1, 'Kylie']));
    expect(identity([1, 'Kylie'])).not.toBe(identity([1, 'Kyle']));
    expect(identity([1, 'a'], [2, 'b'])).not.toBe(identity([1, 'b'], [2, 'a']));
  });

  it('[ATC-07] every stored value is accepted again unchanged', () => {
    const types = fc.constantFrom('text', 'textarea', 'number', 'date', 'colour', 'checkbox');
    fc.assert(
      fc.property(types, fc.string({ unit: 'grapheme', maxLength: 30 }), (type, text) => {
        const first = check({ type }, text);
        const stored = first.ok ? first.values[0] : undefined;
        const again = stored ? check({ type }, ...stored.values) : first;
        expect(again).toEqual(first);
      }),
    );
  });
});
