import { expect, test } from 'vitest';
import { englishTexts } from '../graphql/generated/text-codes.ts';
import { refusalMessages } from './refusal-messages.ts';

test('the English text of every refusal is that of the contract', () => {
  const messages = Object.entries(refusalMessages).map(([code, { message }]) => [code, message]);
  expect(Object.fromEntries(messages)).toEqual(englishTexts);
});
