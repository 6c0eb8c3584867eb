import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Failure } from '../../lib/failure.ts';

/** Returns the message for a mail that could not be sent; `null` without a failure. */
export function useSendFailureMessage(): (failure: Failure | null) => string | null {
  const { t } = useLingui();
  return (failure) => {
    if (failure === null) return null;
    return failure.reason === 'refused'
      ? failure.message
      : t`We cannot reach the shop right now. Please try again.`;
  };
}

/**
 * Shows the host's messages at their form fields and focuses the first invalid one. Returns the message that
 * belongs to no field.
 * @param names the fields in form order
 */
export function useUnsentFields<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  names: readonly FieldPath<Values>[],
  failure: Failure | null,
): string | null {
  const messageOf = useSendFailureMessage();
  const fields = failure?.reason === 'refused' ? (failure.fields ?? {}) : {};
  const refused = names.filter((name) => Object.hasOwn(fields, name));
  const notify = useEffectEvent(() => {
    refused.forEach((name, index) =>
      form.setError(name, { message: fields[name] ?? '' }, { shouldFocus: index === 0 }),
    );
  });
  useEffect(() => notify(), [failure]);
  return refused.length > 0 ? null : messageOf(failure);
}
