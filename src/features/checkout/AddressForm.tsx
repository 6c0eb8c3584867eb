import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '../../components/ui/Button.tsx';
import { TextField } from '../../components/ui/TextField.tsx';
import type { AddressInput, Locality } from '../../graphql/generated/types.ts';
import { addressInputLimits } from '../../graphql/generated/input-limits.ts';
import { isRefusedFor } from '../../lib/failure.ts';
import type { SavedAddress } from '../../machines/cart/cart-state.ts';
import type { CheckoutFailure } from '../../machines/checkout/checkout.types.ts';
import { useDeliveryPlace } from '../../state/delivery-locality.ts';
import {
  addressIn,
  addressValues,
  blankAddress,
  hasSamePlace,
  isPlaceField,
  placeOf,
  toAddressInput,
} from './address-fields.ts';
import type { AddressValues } from './address-fields.ts';
import { useAddressDraft } from './address-draft.ts';
import { AddresseeFields } from './AddresseeFields.tsx';
import { AddressConfirmation } from './AddressConfirmation.tsx';
import { CheckoutFailureNotice } from './CheckoutFailureNotice.tsx';
import { ADDRESS_FORM_ID } from './focus-section.ts';
import { LocalityFields } from './LocalityFields.tsx';

interface AddressFormProps {
  /** The saved address being edited; `null` for a new one. */
  edited: SavedAddress | null;
  busy: boolean;
  failure: CheckoutFailure | null;
  onSave: (address: AddressInput) => void;
  /** Called with whether the form has unsaved input. */
  onType?: (typed: boolean) => void;
  /** Label of the save button. */
  saveLabel: ReactNode;
  onCancel: (() => void) | null;
}

/** The form of a new or saved Australian address. The input survives refusals and reloads. */
export function AddressForm(props: AddressFormProps) {
  const { edited, busy, failure, onSave, onType, onCancel, saveLabel } = props;
  const { t } = useLingui();
  const deliveryPlace = useDeliveryPlace();
  const form = useForm<AddressValues>({
    defaultValues: edited ? addressValues(edited) : addressIn(deliveryPlace),
  });
  const [sent, setSent] = useState<AddressValues | null>(null);
  useAddressDraft(form, edited?.id ?? null);
  const { isDirty } = form.formState;
  const notify = useEffectEvent((typed: boolean) => onType?.(typed));
  useEffect(() => {
    notify(isDirty);
  }, [isDirty]);
  const values = { ...blankAddress, ...useWatch({ control: form.control }) };
  const refused = failure?.reason === 'refused' ? (failure.fields ?? {}) : {};
  const isAsSent = (name: keyof AddressValues) =>
    sent === null || (isPlaceField(name) ? hasSamePlace(sent, values) : sent[name] === values[name]);
  const refusal = (name: keyof AddressValues) =>
    isAsSent(name) ? (refused[name] ?? refused[`address.${name}`]) : undefined;
  const isDoubted = isRefusedFor(failure, 'ADDRESS_UNCONFIRMED');
  const send = (confirmed: boolean) =>
    form.handleSubmit((typed) => {
      setSent(typed);
      onSave({ ...toAddressInput(typed), ...(confirmed ? { confirmed } : {}) });
    });
  const take = ({ suburb, state, postcode }: Locality) => {
    const options = { shouldDirty: true, shouldValidate: true };
    form.setValue('city', suburb, options);
    form.setValue('state', state, options);
    form.setValue('postcode', postcode, options);
  };
  const field = (name: keyof AddressValues, label: string, autoComplete: string, required = true) => {
    const limit = addressInputLimits[name].maxLength;
    return {
      label,
      autoComplete,
      required,
      error: form.formState.errors[name]?.message ?? refusal(name),
      ...form.register(name, {
        ...(required ? { required: t`Please fill this in` } : {}),
        maxLength: { value: limit, message: t`This must have at most ${limit} characters` },
      }),
    };
  };
  return (
    <form id={ADDRESS_FORM_ID} noValidate className="@container mt-4" onSubmit={send(false)}>
      {/* Two columns where there is room: in the checkout, but not beside the account's orders. */}
      <div className="grid gap-4 @md:grid-cols-2">
        {edited && (
          <h3 className="text-lg font-semibold col-span-full">
            <Trans comment="Heading of the form of an address, a verb">Edit this address</Trans>
          </h3>
        )}
        <AddresseeFields field={field} values={values} />
        <LocalityFields {...{ form, field }} typed={placeOf(values)} onChoose={take} />
        <TextField
          {...field('phone', t({ message: 'Phone', comment: 'Label of a field: a number' }), 'tel', false)}
          type="tel"
          inputMode="tel"
        />
        <p className="self-end pb-2 text-sm text-ink-soft">
          <Trans comment="Beside the form of an address: to no other country">
            We ship within Australia.
          </Trans>
        </p>
        <div className="empty:hidden col-span-full">
          {isDoubted && sent && hasSamePlace(sent, values) ? (
            <AddressConfirmation
              place={placeOf(values)}
              messages={Object.values(refused)}
              busy={busy}
              onConfirm={() => void send(true)()}
              onCorrect={(place) => {
                take(place);
                void send(false)();
              }}
            />
          ) : (
            failure && !isDoubted && <CheckoutFailureNotice failure={failure} />
          )}
        </div>
        <div className="flex flex-wrap gap-3 col-span-full">
          <Button type="submit" busy={busy}>
            {saveLabel}
          </Button>
          {onCancel && (
            <Button variant="quiet" onClick={onCancel}>
              <Trans>Cancel</Trans>
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}
