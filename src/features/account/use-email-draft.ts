import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useDrafts } from '../../state/drafts.ts';

/** Keeps a half-typed e-mail address across reloads and login methods. */
export function useEmailDraft({ getValues, setValue, subscribe }: UseFormReturn<{ email: string }>): void {
  const drafts = useDrafts();
  useEffect(() => {
    const kept = drafts?.read('login', 'email');
    if (typeof kept === 'string' && getValues('email') === '') setValue('email', kept);
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => drafts?.write('login', 'email', values.email || null),
    });
  }, [drafts, getValues, setValue, subscribe]);
}
