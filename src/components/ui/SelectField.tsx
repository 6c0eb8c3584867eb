import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { FieldLook } from './Field.tsx';
import { CONTROL_CLASS, Field } from './Field.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'children' | 'multiple'>, FieldLook {
  options: readonly SelectOption[];
  /** The empty first choice; `false` for none. */
  prompt?: string | false;
}

/** A dropdown. A controlled value that is not among the options shows as empty. */
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
        <span className="relative block">
          <select
            {...select}
            {...controlled}
            {...ties}
            className={`${CONTROL_CLASS} cursor-pointer appearance-none truncate pe-11`}
          >
            {prompt === false ? null : <option value="">{prompt ?? t`-- Select --`}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            size={18}
            strokeWidth={1.5}
            className="pointer-events-none absolute inset-y-0 end-3 my-auto text-ink-soft"
          />
        </span>
      )}
    </Field>
  );
}
