import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useDrafts } from '../../state/drafts.ts';
import type { Drafts } from '../../lib/storage/drafts.ts';
import { blankAddress } from './address-fields.ts';
import type { AddressValues } from './address-fields.ts';

const NAME = 'new';
const FIELDS = Object.keys(blankAddress) as (keyof AddressValues)[];

/** The address that was being typed, as far as the form has its fields; null when none was. */
export function readAddressDraft(drafts: Drafts | null): Partial<AddressValues> | null {
  const kept = drafts?.read('address', NAME) ?? null;
  if (typeof kept !== 'object' || kept === null) return null;
  const fields = Object.entries(kept).filter(
    ([name, value]) => Object.hasOwn(blankAddress, name) && typeof value === 'string',
  );
  return Object.fromEntries(fields);
}

/** Fills the form of a new address with what was being typed, and keeps what is typed from then on. */
export function useAddressDraft({ setValue, subscribe }: UseFormReturn<AddressValues>): void {
  const drafts = useDrafts();
  useEffect(() => {
    const kept: Partial<AddressValues> = readAddressDraft(drafts) ?? {};
    for (const name of FIELDS) if (kept[name]) setValue(name, kept[name], { shouldDirty: true });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const isBlank = FIELDS.every((name) => values[name].trim() === '');
        drafts?.write('address', NAME, isBlank ? null : values);
      },
    });
  }, [drafts, setValue, subscribe]);
}

/** Forgets it: it was saved, or is not wanted. */
export function forgetAddressDraft(drafts: Drafts | null): void {
  drafts?.write('address', NAME, null);
}
