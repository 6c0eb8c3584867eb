import type { ComponentProps, ReactNode } from 'react';
import type { FieldLook } from './Field.tsx';
import { CONTROL_CLASS, Field } from './Field.tsx';

interface TextAreaProps extends ComponentProps<'textarea'>, FieldLook {
  /** Below the field, opposite the hint, e.g. a counter. */
  aside?: ReactNode;
}

/** A multi-line text field. `className` applies to the whole field. */
export function TextArea({ label, hideLabel, hint, error, aside, className, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, hideLabel, hint, error, aside, className }} id={area.id} required={area.required}>
      {(ties) => (
        <textarea
          rows={4}
          {...area}
          {...ties}
          className={`${CONTROL_CLASS} field-sizing-content max-h-96 min-h-24 resize-y`}
        />
      )}
    </Field>
  );
}
