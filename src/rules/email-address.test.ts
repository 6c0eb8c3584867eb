import { expect, test } from 'vitest';
import { emailRule } from '../graphql/generated/contract-rules.ts';
import { emailProblem } from './email-address.ts';

test.each([
  ['kim@example.com', null],
  ['kim.o’neill+shop@mail.example.com.au', null],
  ['kim', 'shape'],
  ['kim@example', 'shape'],
  ['kim@example.com, ann@example.com', 'shape'],
  ['kim@exam\u200Bple.com', 'invisible'],
  ['kim\u0007@example.com', 'invisible'],
  [`${'k'.repeat(250)}@example.com`, 'shape'],
])('[USR-01] for %j it reports %s', (text, problem) => {
  expect(emailProblem(text, emailRule)).toBe(problem);
});
