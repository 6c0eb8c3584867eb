import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { Button } from '../../components/ui/Button.tsx';
import { StatusMessage } from '../../components/ui/StatusMessage.tsx';
import { TextField } from '../../components/ui/TextField.tsx';
import { useServerErrors } from '../../features/account/use-server-errors.ts';
import { useTextDraft } from '../../state/text-draft.ts';
import { backOfficeOrderDispatchLimits as limits } from '../../graphql/generated/input-limits.ts';
import { isConflict } from '../../graphql/rest-error.ts';
import { useBackOfficeOrderDispatchMutation } from './BackOfficeOrderDispatch.generated.ts';

type Tracking = Record<'tracking_number' | 'tracking_url', string>;

interface DispatchFormProps {
  id: string;
  /** A pick-up order: nothing is posted. */
  isPickUp: boolean;
  onDone: () => void;
  onCancel: () => void;
  /** The order's status differs from the one shown. */
  onStale: () => void;
}

const isBlankOrLink = (text: string) => {
  const url = URL.parse(text.trim());
  return text.trim() === '' || url?.protocol === 'https:' || url?.protocol === 'http:';
};

/** Marks an order as posted, or as ready for pick-up. */
export function DispatchForm({ id, isPickUp, onDone, onCancel, onStale }: DispatchFormProps) {
  const form = useForm<Tracking>({ defaultValues: { tracking_number: '', tracking_url: '' } });
  const forget = useTextDraft(form, 'dispatch', id);
  const { options, messageOf } = useServerErrors(form, ['tracking_number', 'tracking_url']);
  const [dispatch, { loading, error }] = useBackOfficeOrderDispatchMutation(options);
  const submit = form.handleSubmit(async (values) => {
    const response = await dispatch({ variables: { id, ...values } });
    if (response.data) {
      forget();
      onDone();
    } else if (isConflict(response.error)) onStale();
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="mt-4 grid max-w-2xl gap-4 sm:grid-cols-2">
      {!isPickUp && <TrackingFields form={form} />}
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" size="sm" variant="primary" busy={loading}>
          {isPickUp ? (
            <Trans>Tell the customer that it is ready</Trans>
          ) : (
            <Trans>Post and tell the customer</Trans>
          )}
        </Button>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          <Trans comment="Button: the order is not posted after all">Not yet</Trans>
        </Button>
      </div>
      <StatusMessage urgent className="text-sm text-dng empty:hidden sm:col-span-2">
        {loading ? null : messageOf(error)}
      </StatusMessage>
    </form>
  );
}

/** Optional tracking fields, blank for an untracked parcel. */
function TrackingFields({ form }: { form: UseFormReturn<Tracking> }) {
  const { t } = useLingui();
  const { errors } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('tracking_number'), [setFocus]);
  return (
    <>
      <TextField
        label={t({
          message: 'Tracking number',
          comment: 'Label of a field: what the carrier calls a parcel',
        })}
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
        label={t({
          message: 'Link to the tracking',
          comment: 'Label of a field: address of the carrier’s page that says where a parcel is',
        })}
        type="url"
        maxLength={limits.tracking_url.maxLength}
        error={errors.tracking_url?.message}
        autoComplete="off"
        {...form.register('tracking_url', {
          validate: (text) =>
            isBlankOrLink(text) || t`Please enter a whole link, e.g. https://auspost.com.au/track`,
        })}
      />
    </>
  );
}
