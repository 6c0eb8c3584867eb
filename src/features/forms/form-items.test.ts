import { describe, expect, test } from 'vitest';
import type { CmsForm_FormFragment } from './CmsForm.generated.ts';
import {
  sampleForm,
  sampleLegacyField as legacy,
  sampleQuestion as question,
} from '../../test/form-samples.ts';
import { plainLabel } from '../../rules/plain-label.ts';
import { fieldsOf, formItems } from './form-items.ts';

const formOf = (questions: CmsForm_FormFragment['questions'], data: CmsForm_FormFragment['data'] = []) =>
  sampleForm({ questions, data });

describe('questions', () => {
  // prettier-ignore
  const kinds = [
    'text', 'textarea', 'email', 'phone', 'currency', 'percent', 'number', 'password', 'date', 'datetime', 'time', 'checkbox',
  ];

  test.each(kinds)('[FRM-01] a question of the type %s becomes a field of this kind', (kind) => {
    const [item] = formItems(formOf([question(kind, { required: true, value: '1' })]));
    expect(item).toMatchObject({
      type: 'field',
      name: kind,
      label: `A ${kind}`,
      kind,
      required: true,
      value: '1',
    });
  });

  test('[FRM-01] content and submit become text and a button, in order', () => {
    const items = formItems(
      formOf([question('content', { content: '<p>Hello</p>' }), question('text'), question('submit')]),
    );
    expect(items.map(({ type }) => type)).toEqual(['content', 'field', 'button']);
    expect(items[0]).toMatchObject({ html: '<p>Hello</p>' });
    expect(items[2]).toMatchObject({ label: 'A submit', resets: false });
  });

  test.each(['', 'select', 'signature', '__proto__'])('[FRM-01] the type %j is left out', (type) => {
    expect(formItems(formOf([question(type), question('text')]))).toHaveLength(1);
  });

  test('[FRM-01] fields with the same name, or with a dot in it, do not share a key', () => {
    const fields = fieldsOf(
      formItems(
        formOf([question('text', { name: 'a.b' }), question('text', { name: 'a.b' })], [legacy('text')]),
      ),
    );
    expect(new Set(fields.map(({ key }) => key)).size).toBe(3);
    for (const { key } of fields) expect(key).toMatch(/^\w+$/);
  });
});

describe('legacy fields', () => {
  test.each([
    ['text', null, 'text'],
    ['text', 'email', 'email'],
    ['text', 'tel', 'phone'],
    ['text', 'password', 'password'],
    ['text', 'color', 'text'],
    ['textarea', null, 'textarea'],
    ['number', null, 'number'],
    ['date', null, 'date'],
    ['select', null, 'select'],
  ])('[FRM-02] %s of the subtype %s becomes a field of the kind %s', (type, subtype, kind) => {
    const [item] = formItems(formOf([], [legacy(type, { subtype })]));
    expect(item).toMatchObject({ type: 'field', kind });
  });

  test('[FRM-02, FRM-05] placeholder, required, min, max, values and value are kept', () => {
    const [field] = formItems(
      formOf([], [legacy('number', { placeholder: '5', required: true, min: 0, max: 10, value: '3' })]),
    );
    expect(field).toMatchObject({ placeholder: '5', required: true, min: 0, max: 10, value: '3' });
    const values = [
      { label: 'Slate', value: 'slate', selected: false },
      { label: 'Glass', value: 'glass', selected: true },
    ];
    const [select] = formItems(formOf([], [legacy('select', { values })]));
    expect(select).toMatchObject({
      value: 'glass',
      options: [
        { label: 'Slate', value: 'slate' },
        { label: 'Glass', value: 'glass' },
      ],
    });
  });

  test.each([
    ['h1', 2],
    ['h3', 3],
    ['h6', 6],
    [null, 2],
    ['script', 2],
  ])('[FRM-02] a header of the subtype %s is a heading below the page’s own', (subtype, level) => {
    expect(formItems(formOf([], [legacy('header', { subtype })]))).toMatchObject([{ type: 'header', level }]);
  });

  test.each([
    [null, false],
    ['submit', false],
    ['button', false],
    ['reset', true],
  ])('[FRM-02] a button of the subtype %s sends the form, unless it resets it', (subtype, resets) => {
    expect(formItems(formOf([], [legacy('button', { subtype })]))).toMatchObject([
      { type: 'button', resets },
    ]);
  });

  test('[FRM-02] are placed after the questions', () => {
    const items = formItems(formOf([question('text')], [legacy('paragraph'), legacy('date')]));
    expect(items.map(({ type }) => type)).toEqual(['field', 'paragraph', 'field']);
  });
});

test.each([
  ['Text<br>', 'Text'],
  ['Text<br/>', 'Text'],
  ['<BR />Two<br >lines', 'Two lines'],
  ['No break', 'No break'],
  ['a < b', 'a < b'],
])('[FRM-10] the label %j is shown as %j', (label, shown) => {
  expect(plainLabel(label)).toBe(shown);
  expect(formItems(formOf([], [legacy('text', { label })]))).toMatchObject([{ label: shown }]);
});
