import { describe, expect, test } from 'vitest';
import { fieldProblem } from './field-problem.ts';
import type { FieldKind } from '../../rules/form-kinds.ts';
import { sampleField } from '../../test/form-samples.ts';

const fieldOf = sampleField;

describe('required fields', () => {
  test.each<[FieldKind, string | boolean | undefined, string]>([
    ['text', '', 'missing'],
    ['textarea', ' \n ', 'missing'],
    ['date', undefined, 'missing'],
    ['select', '', 'unchosen'],
    ['checkbox', false, 'unticked'],
    ['checkbox', undefined, 'unticked'],
  ])('[FRM-03] a required %s with %j is refused', (kind, value, problem) => {
    expect(fieldProblem(fieldOf(kind, { required: true }), value)).toBe(problem);
    expect(fieldProblem(fieldOf(kind), value), 'and accepted where it is not required').toBeNull();
  });

  test('[FRM-03] a ticked box and a filled field are accepted', () => {
    expect(fieldProblem(fieldOf('checkbox', { required: true }), true)).toBeNull();
    expect(fieldProblem(fieldOf('text', { required: true }), 'Kim')).toBeNull();
  });
});

describe('values of the field types', () => {
  test.each<[FieldKind, string]>([
    ['email', 'kim@example.com'],
    ['phone', '+61 (7) 4972 0000'],
    ['currency', '$1,200.50'],
    ['percent', '12.5 %'],
    ['number', '-3.5'],
    ['date', '29/02/2028'],
    ['date', '1/2/2026'],
    ['datetime', '31/12/2026 23:59'],
    ['time', '14:30'],
    ['password', ' '],
  ])('[FRM-01] %s accepts %j', (kind, value) => expect(fieldProblem(fieldOf(kind), value)).toBeNull());

  test.each<[FieldKind, string]>([
    ['email', 'kim'],
    ['email', 'kim\u200B@example.com'],
    ['phone', 'soon'],
    ['currency', '12.505'],
    ['currency', '-5'],
    ['percent', '101'],
    ['number', '1e5'],
    ['date', '31/02/2026'],
    ['date', '31/12/3000'],
    ['datetime', '31/12/2026'],
    ['datetime', '31/12/2026 24:00'],
  ])('[FRM-01, FRM-07] %s refuses %j', (kind, value) =>
    expect(fieldProblem(fieldOf(kind), value)).toBe(kind),
  );

  test.each([
    ['0.99', 'tooLow'],
    ['1', null],
    ['10', null],
    ['10.01', 'tooHigh'],
  ])('[FRM-05] a number from 1 to 10 that is %s: %s', (value, problem) => {
    expect(fieldProblem(fieldOf('number', { min: 1, max: 10 }), value)).toBe(problem);
  });

  test('[FRM-05] a number or a time that the browser cannot parse does not count as blank', () => {
    expect(fieldProblem(fieldOf('number'), '', true)).toBe('number');
    expect(fieldProblem(fieldOf('time'), '', true)).toBe('time');
  });

  test('[FRM-11] only an option of the list can be chosen', () => {
    const list = fieldOf('select', { options: [{ value: 'slate', label: 'Slate' }] });
    expect([fieldProblem(list, 'slate'), fieldProblem(list, 'gold')]).toEqual([null, 'unchosen']);
  });
});
