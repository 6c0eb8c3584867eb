import { useLingui } from '@lingui/react/macro';
import type { UseFormReturn } from 'react-hook-form';
import { SelectField } from '../../components/ui/SelectField.tsx';
import type { TextFieldProps } from '../../components/ui/TextField.tsx';
import { australianStateValues } from '../../graphql/generated/contract-rules.ts';
import { LocalityField } from '../LocalityField.tsx';
import type { Locality } from '../../graphql/generated/types.ts';
import type { AddressValues } from './address-fields.ts';

interface PlaceFieldsProps {
  form: UseFormReturn<AddressValues>;
  /** Props of the field with this name. */
  field: (
    name: keyof AddressValues,
    label: string,
    autoComplete: string,
  ) => Omit<TextFieldProps, 'aside' | 'trailing'>;
  typed: Locality;
  onChoose: (place: Locality) => void;
}

/** Suburb, state and postcode; suburb and postcode suggest whole places. */
export function LocalityFields({ form, field, typed, onChoose }: PlaceFieldsProps) {
  const { t } = useLingui();
  const stateLabel = t({
    message: 'State',
    context: 'of Australia',
    comment: 'Field of an address: Queensland, Victoria …',
  });
  const { error, autoComplete } = field('state', stateLabel, 'address-level1');
  return (
    <>
      <LocalityField
        by="suburb"
        {...{ typed, onChoose }}
        {...field('city', t({ message: 'Suburb or town', comment: 'Label of a field' }), 'address-level2')}
      />
      <div className="grid grid-cols-[3fr_2fr] gap-4">
        <SelectField
          label={stateLabel}
          required
          {...{ error, autoComplete }}
          options={australianStateValues.map((state) => ({ value: state, label: state }))}
          {...form.register('state', {
            required: t({
              message: 'Please choose',
              comment: 'What is wrong with a list in which nothing was chosen',
            }),
          })}
        />
        <LocalityField
          by="postcode"
          {...{ typed, onChoose }}
          {...field('postcode', t({ message: 'Postcode', comment: 'Label of a field' }), 'postal-code')}
          inputMode="numeric"
          {...form.register('postcode', {
            required: t`Please fill this in`,
            pattern: {
              value: /^\s*\d{4}\s*$/,
              message: t({ message: 'Four digits', comment: 'What an Australian postcode is made of' }),
            },
          })}
        />
      </div>
    </>
  );
}
