import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useDrafts } from '../../state/drafts.ts';
import type { Drafts } from '../../lib/storage/drafts.ts';
import { blankAddress } from './address-fields.ts';
import type { AddressValues } from './address-fields.ts';

/** Drafts by id of the edited address; a new one has none. */
const nameOf = (id: number | null): string => (id === null ? 'new' : String(id));

const FIELDS = Object.keys(blankAddress) as (keyof AddressValues)[];

/**
 * The stored draft of an address, restricted to the form's fields; `null` when there is none.
 * @param id `null` for a new address
 */
export function readAddressDraft(drafts: Drafts | null, id: number | null): Partial<AddressValues> | null {
  const kept = drafts?.read('address', nameOf(id)) ?? null;
  if (typeof kept !== 'object' || kept === null) return null;
  const fields = Object.entries(kept).filter(
    ([name, value]) => Object.hasOwn(blankAddress, name) && typeof value === 'string',
  );
  return Object.fromEntries(fields);
}

/**
 * Restores a half-typed address and stores further changes.
 * @param id `null` for a new address
 */
export function useAddressDraft(
  { setValue, subscribe }: UseFormReturn<AddressValues>,
  id: number | null,
): void {
  const drafts = useDrafts();
  useEffect(() => {
    const kept: Partial<AddressValues> = readAddressDraft(drafts, id) ?? {};
    for (const name of FIELDS)
      if (kept[name] !== undefined) setValue(name, kept[name], { shouldDirty: true });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const isBlank = FIELDS.every((name) => values[name].trim() === '');
        drafts?.write('address', nameOf(id), isBlank ? null : values);
      },
    });
  }, [drafts, id, setValue, subscribe]);
}

/** Deletes the draft of a saved or discarded address. */
export function forgetAddressDraft(drafts: Drafts | null, id: number | null): void {
  drafts?.write('address', nameOf(id), null);
}
