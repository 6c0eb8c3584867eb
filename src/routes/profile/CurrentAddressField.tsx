import type { ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { SelectField } from '../../components/ui/SelectField.tsx';
import { addressLines } from '../../rules/address-lines.ts';
import { useAddressListQuery } from '../../features/checkout/AddressList.generated.ts';
import type { ProfileValues } from './profile-values.ts';

interface CurrentAddressFieldProps extends Omit<
  ComponentProps<typeof SelectField>,
  'options' | 'value' | 'form'
> {
  form: UseFormReturn<ProfileValues>;
}

/** Selects one of the user's addresses once they are loaded. */
export function CurrentAddressField({ form, ...field }: CurrentAddressFieldProps) {
  const { data } = useAddressListQuery({ ssr: false, fetchPolicy: 'network-only' });
  const value = useWatch({ control: form.control, name: 'current_address_id' });
  const options = (data?.addressList.data ?? [])
    .filter(({ enabled, id }) => enabled || String(id) === value)
    .map((address) => ({ value: String(address.id), label: addressLines(address).join(', ') }));
  return <SelectField {...field} value={value} options={options} />;
}
