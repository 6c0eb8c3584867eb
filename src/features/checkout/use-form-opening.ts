import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useDrafts } from '../../state/drafts.ts';
import { forgetAddressDraft } from './address-draft.ts';
import { ADDRESS_FORM_ID } from './focus-section.ts';

/** The address being edited: an id, or `'new'`; `null` for none. */
type TypedAddressId = number | 'new' | null;

/**
 * Moves the focus into an address form when it opens and, when it closes, to the selected address, unless the
 * focus is elsewhere. Deletes the draft of a form that was saved or cancelled.
 * @returns a ref for the element around the list of addresses
 */
export function useFormOpening(typed: TypedAddressId): RefObject<HTMLDivElement | null> {
  const drafts = useDrafts();
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(typed);
  useEffect(() => {
    const last = before.current;
    before.current = typed;
    if (last === typed) return;
    // A form replaced by another one was not cancelled, so its draft is kept.
    if (typed === null) forgetAddressDraft(drafts, typeof last === 'number' ? last : null);
    if (typed !== null) document.getElementById(ADDRESS_FORM_ID)?.querySelector('input')?.focus();
    else if (document.activeElement === document.body) focusLast(list.current, last);
  }, [typed, drafts]);
  return list;
}

/**
 * Focuses the selected choice of the list, or else the first one; without choices, the button of the edited
 * address.
 */
function focusLast(list: HTMLElement | null, typed: TypedAddressId): void {
  const choices = [...(list?.querySelectorAll('input') ?? [])];
  const button = list?.querySelector<HTMLElement>(`[data-address="${typed}"] button`);
  (choices.find(({ checked }) => checked) ?? choices[0] ?? button)?.focus();
}
