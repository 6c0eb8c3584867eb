import type { UseFormReturn } from 'react-hook-form';
import type { Drafts } from '../../lib/storage/drafts.ts';
import { useTextDraft } from '../../state/text-draft.ts';
import { blankAddress } from './address-fields.ts';
import type { AddressValues } from './address-fields.ts';
import { isRecord } from '../../rules/is-record.ts';

/** Drafts by id of the edited address; a new one has none. */
const nameOf = (id: number | null): string => (id === null ? 'new' : String(id));

/**
 * The stored draft of an address, restricted to the form's fields; `null` when there is none.
 * @param id `null` for a new address
 */
export function readAddressDraft(drafts: Drafts | null, id: number | null): Partial<AddressValues> | null {
  const stored = drafts?.read('address', nameOf(id)) ?? null;
  if (!isRecord(stored)) return null;
  const fields = Object.entries(stored).filter(
    ([name, value]) => Object.hasOwn(blankAddress, name) && typeof value === 'string',
  );
  return Object.fromEntries(fields);
}

/**
 * Restores a half-typed address and stores further changes.
 * @param id `null` for a new address
 */
export function useAddressDraft(form: UseFormReturn<AddressValues>, id: number | null): void {
  useTextDraft(form, 'address', nameOf(id));
}

/** Deletes the draft of a saved or discarded address. */
export function forgetAddressDraft(drafts: Drafts | null, id: number | null): void {
  drafts?.write('address', nameOf(id), null);
}
