import { useLingui } from '@lingui/react/macro';
import { TextField } from '../../components/ui/TextField.tsx';
import type { TextFieldProps } from '../../components/ui/TextField.tsx';
import type { AddressValues } from './address-fields.ts';
import { OptionalAddressFields } from './OptionalAddressFields.tsx';

interface AddresseeFieldsProps {
  /** Props of the field with this name. */
  field: (
    name: keyof AddressValues,
    label: string,
    autoComplete: string,
    required?: boolean,
  ) => TextFieldProps;
  values: AddressValues;
}

/** Recipient and street address; the two names stay side by side on phones. */
export function AddresseeFields({ field, values }: AddresseeFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <div className="col-span-full grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] items-start gap-4">
        <TextField
          {...field(
            'first_name',
            t({ message: 'First name', comment: 'Label of a field: a person’s own name' }),
            'given-name',
          )}
        />
        <TextField
          {...field(
            'last_name',
            t({ message: 'Last name', comment: 'Label of a field: the name of a person’s family' }),
            'family-name',
          )}
        />
      </div>
      <TextField
        className="col-span-full"
        {...field(
          'street_address',
          t({ message: 'Street address', comment: 'Label of a field: street and number' }),
          'address-line1',
        )}
      />
      <OptionalAddressFields
        company={field(
          'company',
          t({ message: 'Company', comment: 'Label of a field: the name of a firm' }),
          'organization',
          false,
        )}
        unit={field(
          'street_address_1',
          t({ message: 'Unit, building', comment: 'Second line of an address' }),
          'address-line2',
          false,
        )}
        isFilled={values.company !== '' || values.street_address_1 !== ''}
      />
    </>
  );
}
