import { expect, it } from 'vitest';
import { legacyFieldTypeValues, questionTypeValues } from '../graphql/generated/contract-rules.ts';
import { legacyKind, questionKind } from './form-kinds.ts';

it('[FRM-01] all questions except texts and buttons accept a value', () => {
  const without = questionTypeValues.filter((type) => questionKind(type) !== type);
  expect(without).toEqual(['content', 'submit']);
  expect(without.map(questionKind)).toEqual([null, null]);
  expect(questionKind('hologram')).toBeNull();
});

it('[FRM-02] all legacy fields except headers, paragraphs and buttons accept a value', () => {
  const without = legacyFieldTypeValues.filter((type) => legacyKind({ type }) !== type);
  expect(without).toEqual(['paragraph', 'header', 'button']);
  expect(without.map((type) => legacyKind({ type }))).toEqual([null, null, null]);
  expect(legacyKind({ type: 'hologram' })).toBeNull();
});

it('[FRM-02] the kind of a legacy text depends on its subtype', () => {
  const kinds = ['tel', 'email', 'password', 'color', null].map((subtype) =>
    legacyKind({ type: 'text', subtype }),
  );
  expect(kinds).toEqual(['phone', 'email', 'password', 'text', 'text']);
});
