import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useDrafts } from '../../state/drafts.ts';

interface TranslationDraft {
  words: string;
  /** The translation that the input replaces. */
  seen: string;
}

interface TranslationDraftState {
  /** The translation that the input replaces, as the owner has seen it. */
  seen: () => string;
  /** Marks the host's words as seen by the owner; call it once the form has them. */
  take: (words: string) => void;
}

const isDraft = (stored: unknown): stored is TranslationDraft => {
  const { words, seen }: Partial<Record<keyof TranslationDraft, unknown>> = stored ?? {};
  return typeof words === 'string' && typeof seen === 'string';
};

/**
 * Restores an unsaved translation and stores further input with what it replaces, since somebody else may
 * save meanwhile.
 * @param name identifies the text and the language
 * @param listed the host's words when the form was opened
 */
export function useTranslationDraft(
  { getValues, setValue, subscribe }: UseFormReturn<{ words: string }>,
  name: string,
  listed: string,
): TranslationDraftState {
  const drafts = useDrafts();
  const known = useRef({ host: listed, seen: listed });
  const store = (words: string) => {
    const { host, seen } = known.current;
    if (words !== host) return drafts?.write('translation', name, { words, seen });
    known.current.seen = host;
    drafts?.write('translation', name, null);
  };
  const fill = useEffectEvent(() => {
    const stored = drafts?.read('translation', name);
    if (!isDraft(stored)) return;
    known.current.seen = stored.seen;
    if (stored.words === listed) store(listed);
    else setValue('words', stored.words, { shouldDirty: true });
  });
  const follow = useEffectEvent(store);
  useEffect(() => {
    fill();
    return subscribe({ formState: { values: true }, callback: ({ values }) => follow(values.words) });
  }, [drafts, subscribe]);
  return {
    seen: () => known.current.seen,
    take: (words) => {
      known.current = { host: words, seen: words };
      store(getValues('words'));
    },
  };
}
