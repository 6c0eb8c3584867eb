import { useEffect } from 'react';
import type { Path, UseFormReturn } from 'react-hook-form';
import type { DraftKind } from '../lib/storage/drafts.ts';
import { useDrafts } from './drafts.ts';

/**
 * Restores the half-typed texts of a form, and stores further changes.
 * @param early the fields of a form without default values, which may have been filled before the script
 *   loaded: only blank ones are restored. A constant, as the draft is read again when it changes.
 * @returns a function that deletes the draft
 */
export function useTextDraft<Values extends { [Field in keyof Values]?: string }>(
  { getValues, setValue, subscribe }: UseFormReturn<Values>,
  kind: DraftKind,
  name: string,
  early?: readonly Path<Values>[],
): () => void {
  const drafts = useDrafts();
  useEffect(() => {
    const stored = Object(drafts?.read(kind, name));
    const fields =
      early?.filter((field) => !getValues(field)) ?? (Object.keys(getValues()) as Path<Values>[]);
    for (const field of fields.filter((one) => typeof stored[one] === 'string'))
      setValue(field, stored[field], { shouldDirty: true });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const isBlank = Object.values<string | undefined>(values).every((text) => !text?.trim());
        drafts?.write(kind, name, isBlank ? null : values);
      },
    });
  }, [drafts, early, getValues, kind, name, setValue, subscribe]);
  return () => drafts?.write(kind, name, null);
}
