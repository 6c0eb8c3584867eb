import { beforeEach, expect, test } from 'vitest';
import { sampleField } from '../../test/form-samples.ts';
import { memoryDrafts } from '../../test/memory-drafts.ts';
import { formDraft } from './form-draft.ts';

const fields = [sampleField('text'), sampleField('checkbox'), sampleField('password')];
let drafts = memoryDrafts();
const draft = () => formDraft(drafts, '3', '/demo_asdf', fields);

beforeEach(() => void (drafts = memoryDrafts()));

test('[FRM-16, A66] answers are kept until they are cleared, separately for each form and page', () => {
  draft().write({ text: 'Kim', checkbox: 1 });
  expect(draft().read()).toEqual({ text: 'Kim', checkbox: 1 });
  expect(formDraft(drafts, '4', '/demo_asdf', fields).read()).toBeNull();
  expect(formDraft(drafts, '3', '/contact', fields).read()).toBeNull();
  draft().clear();
  expect(draft().read()).toBeNull();
});

test('[FRM-16, A66] neither a password nor an unknown field is ever kept', () => {
  draft().write({ text: 'Kim', password: 'hunter22', fax_1: 'bait' });
  expect(drafts.text()).not.toMatch(/hunter22|bait/);
  expect(draft().read()).toEqual({ text: 'Kim' });
});

test.each([[['x']], 7, { text: {} }])('[FRM-16] a stored %j is not restored into a form', (stored) => {
  drafts.write('form', '3:/demo_asdf', stored);
  expect(draft().read()).toBeNull();
});

test('[FRM-16] without a store no answers are kept', () => {
  const none = formDraft(null, '3', '/demo_asdf', fields);
  none.write({ text: 'Kim' });
  expect(none.read()).toBeNull();
});
