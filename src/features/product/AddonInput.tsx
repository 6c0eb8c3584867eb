import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { Alert } from '../../components/ui/Alert.tsx';
import { CharacterCounter } from '../../components/ui/CharacterCounter.tsx';
import { lazyPart } from '../../components/ui/lazy-part.ts';
import { Checkbox } from '../../components/ui/Checkbox.tsx';
import { SelectField } from '../../components/ui/SelectField.tsx';
import { TextArea } from '../../components/ui/TextArea.tsx';
import { TextField } from '../../components/ui/TextField.tsx';
import type { AddonType } from '../../graphql/generated/contract-rules.ts';
import { countGraphemes } from '../../rules/graphemes.ts';
import { toAddonType } from '../../rules/addon-types.ts';
import { ColourAddon } from './ColourAddon.tsx';
import { fieldNames } from './form-fields.ts';
import type { AddonField_ProductAddonFragment } from './AddonField.generated.ts';

const SentAddon = lazyPart(async () => (await import('./SentAddon.tsx')).SentAddon, Unloaded);

interface AddonInputProps {
  addon: AddonField_ProductAddonFragment['addon'];
  label: string;
  required: boolean;
  /** What the control starts with … */
  defaultValue: string;
  /** … and what stands in it now. */
  value: string;
  onChange: (value: string) => void;
  error: ReactNode;
  /** The host refused the add-on's values as they are. */
  refused: boolean;
}

interface ControlProps extends AddonInputProps {
  shared: Pick<AddonInputProps, 'label' | 'required' | 'error' | 'defaultValue'> & {
    name: string;
    hint: string | null;
  };
}

/** The control of each type (A55). */
const controls: Record<AddonType, (props: ControlProps) => ReactNode> = {
  text: textControl,
  dropdown: textControl,
  textarea: ({ shared, onChange, ...count }) => (
    <TextArea {...shared} aside={counterOf(count)} onChange={(event) => onChange(event.target.value)} />
  ),
  number: ({ shared, onChange }) => (
    <TextField {...shared} inputMode="decimal" onChange={(event) => onChange(event.target.value)} />
  ),
  checkbox: ({ shared: { hint, defaultValue, ...shared }, onChange }) => (
    <Checkbox
      {...shared}
      label={hint ? `${shared.label}. ${hint}` : shared.label}
      value="1"
      defaultChecked={defaultValue === '1'}
      onChange={(event) => onChange(event.target.checked ? '1' : '')}
    />
  ),
  date: ({ shared, onChange }) => (
    <TextField {...shared} type="date" onChange={(event) => onChange(event.target.value)} />
  ),
  colour: ({ shared, value, onChange }) => <ColourAddon {...shared} value={value} onChange={onChange} />,
  file: (props) => sentAddon('file', props),
  signature: (props) => sentAddon('signature', props),
};

function textControl({ shared, onChange, ...count }: ControlProps) {
  return (
    <TextField {...shared} aside={counterOf(count)} onChange={(event) => onChange(event.target.value)} />
  );
}

function counterOf({ addon, value }: Pick<ControlProps, 'addon' | 'value'>) {
  if (addon.max_length === null) return null;
  return <CharacterCounter used={countGraphemes(value.trim())} limit={addon.max_length} />;
}

function sentAddon(
  kind: 'file' | 'signature',
  { shared: { defaultValue: _, ...shared }, value, refused, onChange }: ControlProps,
) {
  return (
    <Suspense fallback={<div className="h-48" />}>
      <SentAddon {...{ ...shared, kind, value, refused, onChange }} />
    </Suspense>
  );
}

/** In place of a field whose code did not arrive. */
function Unloaded({ label }: { label: string }) {
  return (
    <Alert tone="dng" title={label} closable={false}>
      <Trans>This could not be loaded. Please reload the page: what you have entered is kept.</Trans>
    </Alert>
  );
}

/** The control that an add-on's type asks for; one with options is a choice, whatever its type. */
export function AddonInput(props: AddonInputProps) {
  const { addon, label, required, defaultValue, onChange, error } = props;
  const options = addon.addonDropdownOptions.map(({ id, name }) => ({ value: String(id), label: name }));
  const name = fieldNames.addon(addon.id);
  const shared = { label, name, required, error, hint: addon.hint, defaultValue };
  if (options.length > 0) {
    return <SelectField {...shared} options={options} onChange={(event) => onChange(event.target.value)} />;
  }
  return controls[toAddonType(addon.type)]({ ...props, shared });
}
