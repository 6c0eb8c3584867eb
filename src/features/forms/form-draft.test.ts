// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { formDraft } from './form-draft.ts';
import { sampleField } from '../../test/form-samples.ts';

const fields = [sampleField('text'), sampleField('checkbox'), sampleField('password')];
const draft = () => formDraft('3', '/demo_asdf', fields);

beforeEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

test('[FRM-16, A66] answers wait in the tab until they are sent, each form on each page for itself', () => {
  draft().write({ text: 'Kim', checkbox: 1 });
  expect(draft().read()).toEqual({ text: 'Kim', checkbox: 1 });
  expect(formDraft('4', '/demo_asdf', fields).read()).toBeNull();
  expect(formDraft('3', '/contact', fields).read()).toBeNull();
  draft().clear();
  expect(draft().read()).toBeNull();
});

test('[FRM-16, A66] a password is never kept, nor what is no field', () => {
  draft().write({ text: 'Kim', password: 'hunter22', fax_1: 'bait' });
  expect(Object.values({ ...sessionStorage }).join()).not.toMatch(/hunter22|bait/);
  expect(draft().read()).toEqual({ text: 'Kim' });
});

test.each(['{', '[["x"]]', '7', '{"text":{}}'])('[FRM-16] a kept %j is not put into a form', (kept) => {
  draft().write({ text: 'Kim' });
  const [key = ''] = Object.keys(sessionStorage);
  sessionStorage.setItem(key, kept);
  expect(draft().read()).toBeNull();
});

test('[FRM-16] without storage the form works, and nothing is kept', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  draft().write({ text: 'Kim' });
  expect(draft().read()).toBeNull();
});
