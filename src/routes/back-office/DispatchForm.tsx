import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/ui/Button.tsx';
import { StatusMessage } from '../../components/ui/StatusMessage.tsx';
import { TextField } from '../../components/ui/TextField.tsx';
import { useServerErrors } from '../../features/account/use-server-errors.ts';
import { backOfficeOrderDispatchLimits as limits } from '../../graphql/generated/contract-rules.ts';
import { RestError } from '../../graphql/rest-error.ts';
import { useBackOfficeOrderDispatchMutation } from './BackOfficeOrderDispatch.generated.ts';

interface DispatchFormProps {
  id: string;
  onDone: () => void;
  onCancel: () => void;
  /** The order stands elsewhere than it is shown. */
  onStale: () => void;
}

const isBlankOrLink = (text: string) => {
  const url = URL.parse(text.trim());
  return text.trim() === '' || url?.protocol === 'https:' || url?.protocol === 'http:';
};

/** Posts an order; both fields may stay empty, for a parcel that nobody can follow. */
export function DispatchForm({ id, onDone, onCancel, onStale }: DispatchFormProps) {
  const { t } = useLingui();
  const form = useForm({ defaultValues: { tracking_number: '', tracking_url: '' } });
  const { options, messageOf } = useServerErrors(form, ['tracking_number', 'tracking_url']);
  const [dispatch, { loading, error }] = useBackOfficeOrderDispatchMutation(options);
  const { errors } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('tracking_number'), [setFocus]);
  const submit = form.handleSubmit(async (values) => {
    const answer = await dispatch({ variables: { id, ...values } });
    if (answer.data) onDone();
    else if (answer.error instanceof RestError && answer.error.status === 409) onStale();
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="mt-4 grid max-w-2xl gap-4 sm:grid-cols-2">
      <TextField
        label={t`Tracking number`}
        maxLength={limits.tracking_number.maxLength}
        error={errors.tracking_number?.message}
        autoComplete="off"
        {...form.register('tracking_number', {
          pattern: {
            value: new RegExp(limits.tracking_number.pattern),
            message: t`Please use letters, digits, spaces, dots, slashes and hyphens only`,
          },
        })}
      />
      <TextField
        label={t`Link to the tracking`}
        type="url"
        maxLength={limits.tracking_url.maxLength}
        error={errors.tracking_url?.message}
        autoComplete="off"
        {...form.register('tracking_url', {
          validate: (text) =>
            isBlankOrLink(text) || t`Please enter a whole link, e.g. https://auspost.com.au/track`,
        })}
      />
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" size="sm" variant="primary" busy={loading}>
          <Trans>Post and tell the customer</Trans>
        </Button>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          <Trans>Not yet</Trans>
        </Button>
      </div>
      <StatusMessage urgent className="text-sm text-dng empty:hidden sm:col-span-2">
        {loading ? null : messageOf(error)}
      </StatusMessage>
    </form>
  );
}
