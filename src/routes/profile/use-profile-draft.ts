import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ProfileField } from '../../graphql/generated/input-limits.ts';
import { useDrafts } from '../../state/drafts.ts';
import type { ProfileValues } from './profile-values.ts';
import { isRecord } from '../../rules/is-record.ts';

/** A field's value when editing started, and the input. */
interface TypedField {
  known: string;
  typed: string;
}

type ProfileDraft = Partial<Record<ProfileField, TypedField>>;

interface ProfileDraftState {
  /** The field's value when editing started. */
  knownOf: (name: ProfileField) => string;
  /** Marks the saved values as known to the user. */
  takeSaved: () => void;
  /** Deletes the draft after saving. */
  forget: () => void;
}

const isTyped = (stored: unknown): stored is TypedField => {
  const { known, typed }: Partial<Record<keyof TypedField, unknown>> = stored ?? {};
  return typeof known === 'string' && typeof typed === 'string';
};

/**
 * Restores unsaved profile input and stores further input with the value it replaces, since another tab may
 * save meanwhile, even while this one is closed.
 * @param saved the host's values, as typed
 * @param open the editable fields
 */
export function useProfileDraft(
  { setValue, subscribe }: UseFormReturn<ProfileValues>,
  saved: ProfileValues,
  open: readonly ProfileField[],
): ProfileDraftState {
  const drafts = useDrafts();
  const known = useRef<Partial<ProfileValues>>({});
  const fill = useEffectEvent(() => {
    const stored = drafts?.read('profile', 'own');
    if (!isRecord(stored)) return;
    for (const name of open) {
      const field = stored[name];
      if (!isTyped(field) || field.typed === saved[name]) continue;
      known.current[name] = field.known;
      setValue(name, field.typed, { shouldDirty: true });
    }
  });
  const store = useEffectEvent((values: ProfileValues) => {
    const draft: ProfileDraft = {};
    for (const name of open) {
      if (values[name] === saved[name]) delete known.current[name];
      else draft[name] = { known: (known.current[name] ??= saved[name]), typed: values[name] };
    }
    drafts?.write('profile', 'own', Object.keys(draft).length === 0 ? null : draft);
  });
  useEffect(() => {
    fill();
    return subscribe({ formState: { values: true }, callback: ({ values }) => store(values) });
  }, [drafts, setValue, subscribe]);
  return {
    knownOf: (name) => known.current[name] ?? saved[name],
    takeSaved: () => {
      known.current = {};
    },
    forget: () => {
      known.current = {};
      drafts?.write('profile', 'own', null);
    },
  };
}
