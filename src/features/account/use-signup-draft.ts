import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { MailRecipient } from '../../machines/login/login.types.ts';
import type { Drafts } from '../../lib/storage/drafts.ts';
import { useDrafts } from '../../state/drafts.ts';

export type SignupValues = MailRecipient & { first_name: string; last_name: string };

const FIELDS = ['first_name', 'last_name', 'email', 'date_of_birth'] as const;

function readSignupDraft(drafts: Drafts | null): Partial<SignupValues> {
  const kept = Object(drafts?.read('login', 'signup'));
  const typed = FIELDS.map((name) => [name, kept[name]]).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(typed);
}

/** Restores a half-typed sign-up and stores further changes. */
export function useSignupDraft({ getValues, setValue, subscribe }: UseFormReturn<SignupValues>): void {
  const drafts = useDrafts();
  useEffect(() => {
    const kept = readSignupDraft(drafts);
    for (const name of FIELDS) if (kept[name] && !getValues(name)) setValue(name, kept[name]);
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const isBlank = FIELDS.every((name) => !values[name]);
        drafts?.write('login', 'signup', isBlank ? null : values);
      },
    });
  }, [drafts, getValues, setValue, subscribe]);
}
