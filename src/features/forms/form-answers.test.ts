import { expect, test } from 'vitest';
import { fromAnswers, toAnswers, typedTexts } from './form-answers.ts';
import { sampleField } from '../../test/form-samples.ts';

const tick = sampleField('checkbox', { key: 'question1', name: 'terms' });
const line = sampleField('text', { key: 'question2', name: 'your.name' });

test.each([
  [true, 1],
  [false, 0],
  [undefined, 0],
])('[FRM-09] a checkbox that holds %s is stored as %i', (value, stored) => {
  expect(toAnswers([tick], { question1: value })).toEqual({ terms: stored });
});

test('answers have the names of their fields, whatever the names contain', () => {
  expect(toAnswers([line], { question2: 'Kim', other: 'x' })).toEqual({ 'your.name': 'Kim' });
  expect(toAnswers([line], {})).toEqual({ 'your.name': '' });
});

test('[FRM-16] answers are mapped back to their controls, and unknown ones are left out', () => {
  const answers = toAnswers([tick, line], { question1: true, question2: 'Kim' });
  expect(fromAnswers([tick, line], { ...answers, gone: 'x' })).toEqual({ question1: true, question2: 'Kim' });
  expect(fromAnswers([tick, line], { terms: 0 })).toEqual({ question1: false });
});

test('[FRM-13] sent answers are shown by label, without passwords, boxes and blanks, a choice by its text', () => {
  const size = sampleField('select', {
    name: 'size',
    label: 'Size',
    options: [{ value: 's', label: 'Small' }],
  });
  const secret = sampleField('password', { name: 'secret', label: 'Secret' });
  const name = sampleField('text', { name: 'name', label: 'Name' });
  const note = sampleField('textarea', { name: 'note', label: 'Note' });
  const answers = { terms: 1, size: 's', secret: 'hush', name: ' Kim ', note: ' ' };
  expect(typedTexts([tick, size, secret, name, note], answers)).toEqual([
    { key: size.key, label: 'Size', text: 'Small' },
    { key: name.key, label: 'Name', text: 'Kim' },
  ]);
});
