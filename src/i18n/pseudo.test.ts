import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { pseudolocalize, withPseudolocalization } from './pseudo.ts';

it('texts of the pseudo-locale are longer, marked and complete, and keep their elements', () => {
  expect(pseudolocalize('Read <0>this</0>')).toBe('[Réád <0>thîš</0>·······]');
  expect(pseudolocalize(' ')).toBe(' ');
});

it('every message is stretched, including its values', () => {
  const i18n = withPseudolocalization(
    setupI18n({ locale: 'en', messages: { en: { hello: ['Hi ', ['name']] } } }),
  );
  expect(i18n._('hello', { name: 'Bo' })).toBe('[Hî Bö··]');
  expect(i18n.t('hello', { name: 'Bo' })).toBe('[Hî Bö··]');
});
