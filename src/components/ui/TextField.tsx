import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { CharacterCounter } from './CharacterCounter.tsx';
import type { FieldLook } from './Field.tsx';
import { CONTROL_CLASS, Field } from './Field.tsx';
import { useTextLength } from './use-text-length.ts';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size'>, FieldLook {
  /** Shows used and allowed characters; needs `maxLength`. */
  counter?: boolean;
  /** Stands inside the field at its end, e.g. a button that shows the password. */
  trailing?: ReactNode;
}

/** A line of text. `className` goes to the whole field, `ref` and the rest to the input. */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  counter = false,
  trailing,
  className,
  ...input
}: TextFieldProps) {
  const { length, onChange } = useTextLength<HTMLInputElement>(input);
  const counted = counter && input.maxLength !== undefined;
  return (
    <Field
      {...{ label, hideLabel, hint, error, className }}
      id={input.id}
      required={input.required}
      aside={counted ? <CharacterCounter used={length} limit={input.maxLength ?? 0} /> : null}
    >
      {(ties) => (
        <span className="relative block">
          <input
            inputMode={input.type === 'email' ? 'email' : undefined}
            {...input}
            {...ties}
            onChange={onChange}
            className={classNames(CONTROL_CLASS, Boolean(trailing) && 'pe-12')}
          />
          {trailing ? <span className="absolute inset-y-0 end-0 flex items-center">{trailing}</span> : null}
        </span>
      )}
    </Field>
  );
}
