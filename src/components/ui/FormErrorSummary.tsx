import { Plural } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { useEffect, useRef } from 'react';

interface FieldError {
  /** Id of the control. */
  fieldId: string;
  message: string;
}

interface FormErrorSummaryProps {
  errors: readonly FieldError[];
  /** Number of submissions; each new failed one focuses the first invalid field. */
  attempt: number;
}

/** Errors that prevent submission, as links to their fields. Renders nothing without errors. */
export function FormErrorSummary({ errors, attempt }: FormErrorSummaryProps) {
  const handled = useRef(0);
  useEffect(() => {
    const first = errors[0];
    if (!first || attempt === handled.current) return;
    handled.current = attempt;
    document.getElementById(first.fieldId)?.focus();
  }, [attempt, errors]);

  if (errors.length === 0) return null;
  const goTo = (event: MouseEvent<HTMLAnchorElement>, fieldId: string) => {
    event.preventDefault();
    document.getElementById(fieldId)?.focus();
  };
  return (
    <div role="alert" className="rounded-cut border border-s-4 border-dng bg-dng/8 px-4 py-3 text-ink">
      <p className="font-semibold">
        <Plural
          value={errors.length}
          one="Please check # field"
          other="Please check # fields"
          comment="Heading above a form, before a list of what is wrong in it"
        />
      </p>
      <ul className="mt-1 text-sm">
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => goTo(event, fieldId)}
              className="inline-block py-0.5 underline underline-offset-4"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
