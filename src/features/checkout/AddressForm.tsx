import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/ui/Button.tsx';
import { SelectField } from '../../components/ui/SelectField.tsx';
import { TextField } from '../../components/ui/TextField.tsx';
import type { AddressInput } from '../../graphql/generated/types.ts';
import { addressInputLimits, australianStateValues } from '../../graphql/generated/contract-rules.ts';
import { blankAddress, toAddressInput } from './address-fields.ts';
import type { AddressValues } from './address-fields.ts';
import { useAddressDraft } from './address-draft.ts';
import { ADDRESS_FORM_ID } from './lead-to-part.ts';

interface AddressFormProps {
  busy: boolean;
  /** What the host says of each field. */
  refused: Record<string, string>;
  /** Why it could not be saved, said at its button. */
  problem: ReactNode;
  onSave: (address: AddressInput) => void;
  /** Whether something was typed. */
  onType: (typed: boolean) => void;
  onCancel: (() => void) | null;
}

/** A new address within Australia. What was typed stays whatever the host says, and through a reload. */
export function AddressForm({ busy, refused, problem, onSave, onType, onCancel }: AddressFormProps) {
  const { t } = useLingui();
  const form = useForm<AddressValues>({ defaultValues: blankAddress });
  useAddressDraft(form);
  const { isDirty } = form.formState;
  const tell = useEffectEvent(onType);
  useEffect(() => tell(isDirty), [isDirty]);
  const field = (name: keyof AddressValues, label: string, autoComplete: string, required = true) => ({
    label,
    autoComplete,
    required,
    maxLength: addressInputLimits[name].maxLength,
    error: form.formState.errors[name]?.message ?? refused[name] ?? refused[`address.${name}`],
    ...form.register(name, required ? { required: t`Please fill this in` } : {}),
  });
  return (
    <form
      id={ADDRESS_FORM_ID}
      noValidate
      className="mt-4 grid gap-4 sm:grid-cols-2"
      onSubmit={form.handleSubmit((values) => onSave(toAddressInput(values)))}
    >
      <TextField {...field('first_name', t`First name`, 'given-name')} />
      <TextField {...field('last_name', t`Last name`, 'family-name')} />
      <TextField className="sm:col-span-2" {...field('company', t`Company`, 'organization', false)} />
      <TextField className="sm:col-span-2" {...field('street_address', t`Street address`, 'address-line1')} />
      <TextField
        className="sm:col-span-2"
        {...field('street_address_1', t`Unit, building`, 'address-line2', false)}
      />
      <TextField {...field('city', t`Suburb or town`, 'address-level2')} />
      <div className="grid grid-cols-2 gap-4">
        <SelectField
          label={t`State`}
          autoComplete="address-level1"
          required
          error={form.formState.errors.state?.message ?? refused['address.state']}
          options={australianStateValues.map((state) => ({ value: state, label: state }))}
          {...form.register('state', { required: t`Please choose` })}
        />
        <TextField
          {...field('postcode', t`Postcode`, 'postal-code')}
          inputMode="numeric"
          maxLength={4}
          {...form.register('postcode', {
            required: t`Please fill this in`,
            pattern: { value: /^\d{4}$/, message: t`Four digits` },
          })}
        />
      </div>
      <TextField {...field('phone', t`Phone`, 'tel', false)} type="tel" inputMode="tel" />
      <p className="self-end pb-2 text-sm text-ink-soft">
        <Trans>We ship within Australia.</Trans>
      </p>
      {problem && <div className="sm:col-span-2">{problem}</div>}
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" busy={busy}>
          <Trans>Save and use this address</Trans>
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}
