import type { ReactNode } from 'react';
import { Checkbox } from '../../components/ui/Checkbox.tsx';
import { SelectField } from '../../components/ui/SelectField.tsx';
import { TextArea } from '../../components/ui/TextArea.tsx';
import { TextField } from '../../components/ui/TextField.tsx';
import type { AddonType } from '../../graphql/generated/contract-rules.ts';
import { toAddonType } from '../../machines/productOptions/addon-types.ts';
import { ColourAddon } from './ColourAddon.tsx';
import { FileAddon } from './FileAddon.tsx';
import { SignatureAddon } from './SignatureAddon.tsx';
import type { AddonField_ProductAddonFragment } from './AddonField.generated.ts';

interface AddonInputProps {
  addon: AddonField_ProductAddonFragment['addon'];
  label: string;
  required: boolean;
  value: string;
  onChange: (value: string) => void;
  error: string | null;
  /** The host refused the add-on's values as they are. */
  refused: boolean;
}

interface ControlProps extends AddonInputProps {
  shared: Pick<AddonInputProps, 'label' | 'required' | 'error' | 'value'> & { hint: string | null };
  limit: number | undefined;
}

/** The control of each type (A55). */
const controls: Record<AddonType, (props: ControlProps) => ReactNode> = {
  text: textControl,
  dropdown: textControl,
  textarea: ({ shared, limit, onChange }) => (
    <TextArea {...shared} maxLength={limit} onChange={(event) => onChange(event.target.value)} />
  ),
  number: ({ shared, onChange }) => (
    <TextField {...shared} inputMode="decimal" onChange={(event) => onChange(event.target.value.trim())} />
  ),
  checkbox: ({ addon, shared: { label, required, error, value }, onChange }) => (
    <Checkbox
      label={addon.hint ? `${label}. ${addon.hint}` : label}
      required={required}
      error={error}
      checked={value === '1'}
      onChange={(event) => onChange(event.target.checked ? '1' : '')}
    />
  ),
  date: ({ shared, onChange }) => (
    <TextField {...shared} type="date" onChange={(event) => onChange(event.target.value)} />
  ),
  colour: ({ shared, onChange }) => <ColourAddon {...shared} onChange={onChange} />,
  file: ({ shared, refused, onChange }) => <FileAddon {...shared} refused={refused} onChange={onChange} />,
  signature: ({ shared, refused, onChange }) => (
    <SignatureAddon {...shared} refused={refused} onChange={onChange} />
  ),
};

function textControl({ shared, limit, onChange }: ControlProps) {
  return (
    <TextField
      {...shared}
      maxLength={limit}
      counter={limit !== undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** The control that an add-on's type asks for; one with options is a choice, whatever its type. */
export function AddonInput(props: AddonInputProps) {
  const { addon, label, required, value, onChange, error } = props;
  const options = addon.addonDropdownOptions.map(({ id, name }) => ({ value: String(id), label: name }));
  const shared = { label, required, error, hint: addon.hint, value };
  if (options.length > 0) {
    return <SelectField {...shared} options={options} onChange={(event) => onChange(event.target.value)} />;
  }
  return controls[toAddonType(addon.type)]({ ...props, shared, limit: addon.max_length ?? undefined });
}
