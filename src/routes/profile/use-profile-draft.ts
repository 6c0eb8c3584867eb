import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ProfileField } from '../../graphql/generated/input-limits.ts';
import { useDrafts } from '../../state/drafts.ts';
import type { ProfileValues } from './profile-values.ts';

/** What stood in a field when the typing began, and what was typed. */
interface TypedField {
  known: string;
  typed: string;
}

type ProfileDraft = Partial<Record<ProfileField, TypedField>>;

interface ProfileDraftState {
  /** What stood in a field when the typing began. */
  knownOf: (name: ProfileField) => string;
  /** What is saved now counts as known: whoever goes on has seen it. */
  takeSaved: () => void;
  /** It is saved: there is nothing left to come back. */
  forget: () => void;
}

const isTyped = (kept: unknown): kept is TypedField => {
  const { known, typed }: Partial<Record<keyof TypedField, unknown>> = kept ?? {};
  return typeof known === 'string' && typeof typed === 'string';
};

/**
 * Fills the profile with what was typed and not saved, and keeps what is typed from then on, with what it was typed over:
 * another tab may save meanwhile, also while this one is closed.
 * @param saved what the host has, as it is typed; @param open the fields that may be changed
 */
export function useProfileDraft(
  { setValue, subscribe }: UseFormReturn<ProfileValues>,
  saved: ProfileValues,
  open: readonly ProfileField[],
): ProfileDraftState {
  const drafts = useDrafts();
  const known = useRef<Partial<ProfileValues>>({});
  const fill = useEffectEvent(() => {
    const kept = drafts?.read('profile', 'own');
    if (typeof kept !== 'object' || kept === null) return;
    for (const name of open) {
      const field: unknown = (kept as ProfileDraft)[name];
      if (!isTyped(field) || field.typed === saved[name]) continue;
      known.current[name] = field.known;
      setValue(name, field.typed, { shouldDirty: true });
    }
  });
  const keep = useEffectEvent((values: ProfileValues) => {
    const draft: ProfileDraft = {};
    for (const name of open) {
      if (values[name] === saved[name]) delete known.current[name];
      else draft[name] = { known: (known.current[name] ??= saved[name]), typed: values[name] };
    }
    drafts?.write('profile', 'own', Object.keys(draft).length === 0 ? null : draft);
  });
  useEffect(() => {
    fill();
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
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
