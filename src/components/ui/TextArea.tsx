import type { ComponentProps, ReactNode } from 'react';
import { CharacterCounter } from './CharacterCounter.tsx';
import type { FieldLook } from './Field.tsx';
import { CONTROL_CLASS, Field } from './Field.tsx';
import { useTextLength } from './use-text-length.ts';

interface TextAreaProps extends ComponentProps<'textarea'>, FieldLook {
  /** Stands under the field instead of its own count. */
  aside?: ReactNode;
}

/** Several lines of text; with a `maxLength` it counts. `className` goes to the whole field. */
export function TextArea({ label, hideLabel, hint, error, aside, className, ...area }: TextAreaProps) {
  const { length, onChange } = useTextLength<HTMLTextAreaElement>(area);
  return (
    <Field
      {...{ label, hideLabel, hint, error, className }}
      id={area.id}
      required={area.required}
      aside={
        aside ??
        (area.maxLength === undefined ? null : <CharacterCounter used={length} limit={area.maxLength} />)
      }
    >
      {(ties) => (
        <textarea
          rows={4}
          {...area}
          {...ties}
          onChange={onChange}
          className={`${CONTROL_CLASS} field-sizing-content max-h-96 min-h-24 resize-y`}
        />
      )}
    </Field>
  );
}
