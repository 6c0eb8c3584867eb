import { useLingui } from '@lingui/react/macro';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { RestError } from '../../graphql/rest-error.ts';

interface ServerErrors {
  /**
   * Options for the mutation hook: shows the host's messages at their fields and focuses the first invalid
   * one. A failed request resolves without data.
   */
  options: { errorPolicy: 'all'; onError: (error: Error) => void };
  /** The message for a failed request; `null` without a failure, or when the fields show it. */
  messageOf: (error: Error | undefined) => string | null;
}

const refusalIn = (error: Error | undefined) =>
  error instanceof RestError && error.status < 500 ? error : null;

/** Returns the message for a request's error; `null` without one. */
export function useFailureMessage(): (error: Error | undefined) => string | null {
  const { t } = useLingui();
  return (error) =>
    error === undefined
      ? null
      : (refusalIn(error)?.message ?? t`We cannot reach the shop right now. Please try again.`);
}

/**
 * Shows a mutation's errors in a form whose fields have the host's names.
 * @param names the fields in form order
 */
export function useServerErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  names: readonly FieldPath<Values>[],
): ServerErrors {
  const failureMessage = useFailureMessage();
  const refusedFields = (error: Error | undefined) =>
    names.filter((name) => Object.hasOwn(refusalIn(error)?.fields ?? {}, name));
  const onError = (error: Error) =>
    refusedFields(error).forEach((name, index) => {
      const message = refusalIn(error)?.fields[name] ?? '';
      form.setError(name, { message }, { shouldFocus: index === 0 });
    });
  return {
    options: { errorPolicy: 'all', onError },
    messageOf: (error) => (refusedFields(error).length > 0 ? null : failureMessage(error)),
  };
}
