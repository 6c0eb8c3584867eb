import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inEnglish, refusalText } from '../../lib/refusal-text.ts';
import { readField, readFields } from './field-values.ts';
import { fieldRules } from './form-fields.ts';
import type { FieldKind } from '../../../src/rules/form-kinds.ts';
import type { FieldRule } from './form-fields.ts';

const rule = (kind: FieldKind, more: Partial<FieldRule> = {}): FieldRule => ({
  name: kind,
  label: kind,
  kind,
  required: false,
  min: null,
  max: null,
  choices: null,
  ...more,
});

const read = (kind: FieldKind, given: unknown, more: Partial<FieldRule> = {}) => {
  const result = readField(rule(kind, more), given);
  return result.ok ? result.value : `! ${inEnglish(result.refusal)}`;
};

describe('accepted values', () => {
  it.each<[FieldKind, unknown, string]>([
    ['text', '  two\nlines ', 'two lines'],
    ['textarea', ' two\nlines ', 'two\nlines'],
    ['email', ' Kim@Example.COM ', 'kim@example.com'],
    ['phone', '+61 (7) 4972-0000', '+61 (7) 4972-0000'],
    ['currency', '$1,250.5', '1250.50'],
    ['percent', '12.5 %', '12.5'],
    ['number', -3.5, '-3.5'],
    ['password', ' keep me ', ' keep me '],
    ['date', '3/4/2026', '03/04/2026'],
    ['date', '29/02/2028', '29/02/2028'],
    ['date', '2026-12-31', '31/12/2026'],
    ['datetime', '31/12/2026 9:05', '31/12/2026 09:05'],
    ['datetime', '2026-12-31T23:59', '31/12/2026 23:59'],
    ['time', '7:30', '07:30'],
    ['checkbox', true, '1'],
    ['checkbox', '0', '0'],
    ['checkbox', undefined, '0'],
    ['text', null, ''],
  ])('[FRM-18] %s reads %j as %j', (kind, given, value) => {
    expect(read(kind, given)).toBe(value);
  });
});

describe('refused values', () => {
  it.each<[FieldKind, unknown]>([
    ['email', 'kim@'],
    ['email', 'kim@example.com\r\nBcc: all@example.com'],
    ['phone', 'call me'],
    ['phone', '12345'],
    ['currency', '-5'],
    ['currency', '1.234'],
    ['percent', '101'],
    ['number', 'many'],
    ['number', '1e9'],
    ['date', '31/02/2026'],
    ['date', '29/02/2027'],
    ['date', '00/01/2026'],
    ['date', '12/13/2026'],
    ['date', '1/1/0999'],
    ['date', '1/1/3000'],
    ['datetime', '31/12/2026'],
    ['datetime', '31/12/2026 24:00'],
    ['time', '12:60'],
    ['checkbox', 'yes please'],
    ['text', ['a']],
    ['text', { a: 1 }],
    ['text', 'x'.repeat(1001)],
    ['textarea', 'x'.repeat(10_001)],
  ])('[FRM-18, FRM-07] %s refuses %j', (kind, given) => {
    expect(read(kind, given)).toMatch(/^! /);
  });

  it('[FRM-18, FRM-05] legacy numbers are limited to min and max, legacy lists to their values', () => {
    const bounds = { min: 1, max: 10 };
    expect(read('number', '10', bounds)).toBe('10');
    expect(read('number', '0', bounds)).toBe('! Please enter at least 1');
    expect(read('number', '10.5', bounds)).toBe('! Please enter at most 10');
    expect(read('select', 'slate', { choices: ['slate'] })).toBe('slate');
    expect(read('select', 'gold', { choices: ['slate'] })).toBe('! Please choose one of the list');
  });

  it('[FRM-18] a required text must not be blank, a required box is ticked', () => {
    expect(read('text', '  ', { required: true })).toBe('! Please fill this in');
    expect(read('checkbox', '0', { required: true })).toBe('! Please tick this');
    expect(read('checkbox', '', { required: true })).toBe('! Please tick this');
  });

  it('[FRM-18] no input makes a field throw', () => {
    const kinds = ['text', 'email', 'phone', 'currency', 'percent', 'number', 'date', 'datetime'] as const;
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.anything(), (kind, given) => {
        expect(readField(rule(kind), given)).toHaveProperty('ok');
      }),
    );
  });
});

describe('the fields of a form', () => {
  const question = { id: 1, label: '', value: '', required: false, content: '' };

  it('[ENT-16, FRM-10] are its questions, then its legacy fields; texts and buttons take no value', () => {
    const old = {
      subtype: null,
      placeholder: null,
      required: false,
      min: null,
      max: null,
      values: [],
      value: null,
    };
    const rules = fieldRules({
      questions: [
        { ...question, name: 'intro', field_type: 'content' },
        { ...question, name: 'who', field_type: 'text' },
        { ...question, name: 'send', field_type: 'submit' },
        { ...question, name: 'odd', field_type: 'hologram' },
      ],
      data: [
        { ...old, name: 'words', type: 'paragraph', label: 'Words' },
        { ...old, name: 'mail', type: 'text', subtype: 'email', label: 'Your<br>mail' },
        { ...old, name: 'go', type: 'button', label: 'Go' },
      ],
    });
    expect(rules.map(({ name, kind, label }) => [name, kind, label])).toEqual([
      ['who', 'text', 'who'],
      ['mail', 'email', 'Your mail'],
    ]);
  });

  it('[FRM-18] every invalid field gets a message, and unknown fields are ignored', () => {
    const rules = [rule('text', { name: 'who', required: true }), rule('email', { name: 'toString' })];
    expect(readFields(rules, { other: 1 })).toEqual({
      ok: false,
      fields: { who: refusalText('FIELD_REQUIRED') },
    });
    const accepted = readFields(rules, { who: 'Kim', is_admin: true });
    expect(accepted.ok && [...accepted.values.values()]).toEqual(['Kim', '']);
  });
});
