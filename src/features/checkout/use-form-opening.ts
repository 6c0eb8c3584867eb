import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useDrafts } from '../../state/drafts.ts';
import { forgetAddressDraft } from './address-draft.ts';
import { ADDRESS_FORM_ID } from './focus-section.ts';

/** Which address is being typed: a new one or that of an id; null: none. */
type TypedAddress = number | 'new' | null;

/**
 * Moves the focus along with the form of an address: into it when it opens, and when it closes to the address that is
 * chosen by then, unless it is elsewhere. What was typed is forgotten with a form that was saved or put away.
 * @returns for the box of the list of addresses
 */
export function useFormOpening(typed: TypedAddress): RefObject<HTMLDivElement | null> {
  const drafts = useDrafts();
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(typed);
  useEffect(() => {
    const last = before.current;
    before.current = typed;
    if (last === typed) return;
    // Nobody has put away a form whose place another one takes.
    if (typed === null) forgetAddressDraft(drafts, typeof last === 'number' ? last : null);
    if (typed !== null) document.getElementById(ADDRESS_FORM_ID)?.querySelector('input')?.focus();
    else if (document.activeElement === document.body) focusLast(list.current, last);
  }, [typed, drafts]);
  return list;
}

/** The choice that was made of the list; where nothing is chosen, the buttons of the address that was typed. */
function focusLast(list: HTMLElement | null, typed: TypedAddress): void {
  const choices = [...(list?.querySelectorAll('input') ?? [])];
  const button = list?.querySelector<HTMLElement>(`[data-address="${typed}"] button`);
  (choices.find(({ checked }) => checked) ?? choices[0] ?? button)?.focus();
}
