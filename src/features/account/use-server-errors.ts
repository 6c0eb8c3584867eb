import { useLingui } from '@lingui/react/macro';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { RestError } from '../../graphql/rest-error.ts';

interface ServerErrors {
  /**
   * For the mutation's hook: puts the host's messages at the fields that they are about, the first at fault gets the
   * focus. A call that fails resolves without data.
   */
  options: { errorPolicy: 'all'; onError: (error: Error) => void };
  /** What to tell the shopper when a call did not go through; null when nothing failed, or the fields say it. */
  messageOf: (error: Error | undefined) => string | null;
}

const refusalIn = (error: Error | undefined) =>
  error instanceof RestError && error.status < 500 ? error : null;

/** An error of a call → what to tell the shopper; null when nothing failed. */
export function useFailureMessage(): (error: Error | undefined) => string | null {
  const { t } = useLingui();
  return (error) =>
    error === undefined
      ? null
      : (refusalIn(error)?.message ?? t`We cannot reach the shop right now. Please try again.`);
}

/**
 * Shows how a mutation failed in a form whose fields bear the host's names.
 * @param names the fields, in the order they stand in
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
