import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useDrafts } from '../../state/drafts.ts';

interface TranslationDraft {
  translation: string;
  /** The translation that the input replaces. */
  seen: string;
}

interface TranslationDraftState {
  /** The translation that the input replaces, as the owner has seen it. */
  seen: () => string;
  /** Marks the host's translation as seen by the owner; call it once the form has them. */
  take: (translation: string) => void;
}

const isDraft = (stored: unknown): stored is TranslationDraft => {
  const { translation, seen }: Partial<Record<keyof TranslationDraft, unknown>> = stored ?? {};
  return typeof translation === 'string' && typeof seen === 'string';
};

/**
 * Restores an unsaved translation and stores further input with what it replaces, since somebody else may
 * save meanwhile.
 * @param name identifies the text and the language
 * @param listed the host's translation when the form was opened
 */
export function useTranslationDraft(
  { getValues, setValue, subscribe }: UseFormReturn<{ translation: string }>,
  name: string,
  listed: string,
): TranslationDraftState {
  const drafts = useDrafts();
  const known = useRef({ host: listed, seen: listed });
  const store = (translation: string) => {
    const { host, seen } = known.current;
    if (translation !== host) return drafts?.write('translation', name, { translation, seen });
    known.current.seen = host;
    drafts?.write('translation', name, null);
  };
  const fill = useEffectEvent(() => {
    const stored = drafts?.read('translation', name);
    if (!isDraft(stored)) return;
    known.current.seen = stored.seen;
    if (stored.translation === listed) store(listed);
    else setValue('translation', stored.translation, { shouldDirty: true });
  });
  const follow = useEffectEvent(store);
  useEffect(() => {
    fill();
    return subscribe({ formState: { values: true }, callback: ({ values }) => follow(values.translation) });
  }, [drafts, subscribe]);
  return {
    seen: () => known.current.seen,
    take: (translation) => {
      known.current = { host: translation, seen: translation };
      store(getValues('translation'));
    },
  };
}
