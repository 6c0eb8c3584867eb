// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DraftsContext } from '../../state/drafts.ts';
import { memoryDrafts } from '../../test/memory-drafts.ts';
import '../../test/render.tsx';
import { readAddressDraft } from './address-draft.ts';
import { useFormOpening } from './use-form-opening.ts';

type Typed = Parameters<typeof useFormOpening>[0];

/** Starts with drafts of several addresses and the given form open. */
function openForm(first: Typed) {
  const drafts = memoryDrafts();
  for (const name of ['7', '9', 'new']) drafts.write('address', name, { city: `City ${name}` });
  const { rerender } = renderHook(({ typed }: { typed: Typed }) => useFormOpening(typed), {
    initialProps: { typed: first },
    wrapper: ({ children }) => <DraftsContext value={drafts}>{children}</DraftsContext>,
  });
  return {
    opens: (typed: Typed) => rerender({ typed }),
    drafted: () => ([7, 9, null] as const).filter((id) => readAddressDraft(drafts, id) !== null),
  };
}

it('the draft of an address is kept when the form of another one replaces its form', () => {
  const form = openForm(7);
  form.opens(9);
  form.opens('new');
  form.opens(7);
  expect(form.drafted()).toEqual([7, 9, null]);
});

it('closing a form removes only the draft of this form', () => {
  const form = openForm(7);
  form.opens(null);
  expect(form.drafted()).toEqual([9, null]);
  form.opens('new');
  form.opens(null);
  expect(form.drafted()).toEqual([9]);
});
