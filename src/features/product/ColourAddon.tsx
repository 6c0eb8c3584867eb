import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useHydrated } from '../../components/layout/use-hydrated.ts';
import { ChoiceChips } from '../../components/ui/ChoiceChips.tsx';
import { joinSentences } from '../../rules/join-texts.ts';
import { TextField } from '../../components/ui/TextField.tsx';

interface ColourAddonProps {
  label: string;
  name: string;
  required: boolean;
  hint: string | null;
  error: ReactNode;
  defaultValue: string;
  /** `#rrggbb`; '' for none. */
  value: string;
  onChange: (value: string) => void;
}

/** The most requested colours. style-ok: values that are sent, not a look */
function usePalette() {
  const { t } = useLingui();
  // lingui-set comment="A colour to choose by its name"
  return [
    { value: '#000000', label: t`Black` }, // style-ok: a value that is sent
    { value: '#ffffff', label: t`White` }, // style-ok: a value that is sent
    { value: '#c0392b', label: t`Red` }, // style-ok: a value that is sent
    { value: '#f4c430', label: t`Yellow` }, // style-ok: a value that is sent
    { value: '#2e7d4f', label: t`Green` }, // style-ok: a value that is sent
    { value: '#1f5fa8', label: t`Blue` }, // style-ok: a value that is sent
    { value: '#7d4aa0', label: t`Purple` }, // style-ok: a value that is sent
    { value: '#d96c98', label: t`Pink` }, // style-ok: a value that is sent
  ];
}
// lingui-reset

/** An add-on of any colour (A55): a few presets, and with script any other. */
export function ColourAddon({ name, hint, value, onChange, ...field }: ColourAddonProps) {
  const { i18n, t } = useLingui();
  const { label, ...look } = field;
  const usual = {
    value: '',
    label: t({
      message: 'The usual colour',
      comment: 'A choice: the colour that the workshop takes where none is chosen',
    }),
  };
  const palette = usePalette();
  const isOwn = value !== '' && palette.every((colour) => colour.value !== value);
  const colours = [...palette, ...(isOwn ? [{ value, label: value }] : [])];
  const options = colours.map((colour) => ({ ...colour, swatch: { colour: colour.value } }));
  const chosen =
    colours.find((colour) => colour.value === value)?.label ??
    t({ message: 'Not chosen', comment: 'Shown in place of a colour’s name' });
  return (
    <div className="space-y-2">
      <ChoiceChips
        {...look}
        legend={label}
        name={name}
        chosen={hint ? joinSentences(i18n.locale, [chosen, hint]) : chosen}
        options={look.required ? options : [usual, ...options]}
        onChange={onChange}
      />
      <OtherColour value={value} onChange={onChange} />
    </div>
  );
}

/** The browser's colour picker. It always has a value, so it reports nothing until used. */
function OtherColour({ value, onChange }: Pick<ColourAddonProps, 'value' | 'onChange'>) {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const take = useEffectEvent(onChange);
  // React's `onChange` does not fire when the displayed colour is confirmed unchanged.
  useEffect(() => {
    const control = input.current;
    const confirm = () => control && take(control.value);
    control?.addEventListener('change', confirm);
    return () => control?.removeEventListener('change', confirm);
  }, []);
  return (
    <TextField
      ref={input}
      type="color"
      label={t({
        message: 'Another colour',
        comment: 'A choice beside named colours: lets any colour be picked',
      })}
      className="max-w-40"
      disabled={!hydrated}
      value={value === '' ? '#ffffff' : value} // style-ok: a value of the native control
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
