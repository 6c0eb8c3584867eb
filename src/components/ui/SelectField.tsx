import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import type { FieldLook } from './Field.tsx';
import { CONTROL_CLASS, Field } from './Field.tsx';
import { SelectBox } from './SelectBox.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'children' | 'multiple'>, FieldLook {
  options: readonly SelectOption[];
  /** Label of the empty first option; `false` for none. */
  prompt?: string | false;
}

/** A dropdown. A controlled value that is not an option shows as empty. */
export function SelectField({
  label,
  hideLabel,
  hint,
  error,
  className,
  options,
  prompt,
  value,
  ...select
}: SelectFieldProps) {
  const { t } = useLingui();
  const known = options.some((option) => option.value === value);
  const controlled = value === undefined ? {} : { value: known ? value : '' };
  return (
    <Field {...{ label, hideLabel, hint, error, className }} id={select.id} required={select.required}>
      {(ties) => (
        <SelectBox
          {...select}
          {...controlled}
          {...ties}
          boxClass="block"
          className={`${CONTROL_CLASS} truncate`}
        >
          {prompt === false ? null : (
            <option value="">
              {prompt ??
                t({
                  message: '-- Select --',
                  comment: 'First line of a list to choose from, while nothing is chosen: a verb',
                })}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </SelectBox>
      )}
    </Field>
  );
}
