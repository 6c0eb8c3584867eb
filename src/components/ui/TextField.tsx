import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import type { FieldLook } from './Field.tsx';
import { CONTROL_CLASS, Field } from './Field.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size'>, FieldLook {
  /** Below the field, opposite the hint, e.g. a counter. */
  aside?: ReactNode;
  /** Inside the field at its end, e.g. a button that reveals the password. */
  trailing?: ReactNode;
}

/** A single-line text field. `className` applies to the whole field, `ref` and the rest to the input. */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  aside,
  trailing,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, hideLabel, hint, error, aside, className }} id={input.id} required={input.required}>
      {(ties) => (
        <span className="relative block">
          <input
            inputMode={input.type === 'email' ? 'email' : undefined}
            {...input}
            {...ties}
            className={classNames(CONTROL_CLASS, Boolean(trailing) && 'pe-12')}
          />
          {trailing ? <span className="absolute inset-y-0 end-0 flex items-center">{trailing}</span> : null}
        </span>
      )}
    </Field>
  );
}
