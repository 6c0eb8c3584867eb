import { Checkbox } from '../../components/ui/Checkbox.tsx';
import { SelectField } from '../../components/ui/SelectField.tsx';
import { TextArea } from '../../components/ui/TextArea.tsx';
import { TextField } from '../../components/ui/TextField.tsx';
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

/** The control that an add-on's type asks for (A55); a type that is not known is a line of text. */
export function AddonInput({ addon, label, required, value, onChange, error, refused }: AddonInputProps) {
  const options = addon.addonDropdownOptions.map(({ id, name }) => ({ value: String(id), label: name }));
  const limit = addon.max_length ?? undefined;
  const shared = { label, required, error, hint: addon.hint, value } as const;
  if (options.length > 0) {
    return <SelectField {...shared} options={options} onChange={(event) => onChange(event.target.value)} />;
  }
  switch (addon.type) {
    case 'checkbox':
      return (
        <Checkbox
          label={addon.hint ? `${label}. ${addon.hint}` : label}
          required={required}
          error={error}
          checked={value === '1'}
          onChange={(event) => onChange(event.target.checked ? '1' : '')}
        />
      );
    case 'textarea':
      return <TextArea {...shared} maxLength={limit} onChange={(event) => onChange(event.target.value)} />;
    case 'number':
      return (
        <TextField
          {...shared}
          inputMode="decimal"
          onChange={(event) => onChange(event.target.value.trim())}
        />
      );
    case 'date':
      return <TextField {...shared} type="date" onChange={(event) => onChange(event.target.value)} />;
    case 'colour':
      return <ColourAddon {...shared} onChange={onChange} />;
    case 'file':
      return <FileAddon {...shared} refused={refused} onChange={onChange} />;
    case 'signature':
      return <SignatureAddon {...shared} refused={refused} onChange={onChange} />;
    default:
      return (
        <TextField
          {...shared}
          maxLength={limit}
          counter={limit !== undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      );
  }
}
