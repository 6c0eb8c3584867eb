import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { FieldMessage } from './FieldMessage.tsx';

/** Props of a radio group, however its choices look. */
export interface RadioGroupLook {
  legend: ReactNode;
  hideLegend?: boolean;
  /** After the legend: the current choice. */
  chosen?: ReactNode;
  required?: boolean;
  error?: ReactNode;
  className?: string;
}

interface RadioFieldProps extends RadioGroupLook {
  children: ReactNode;
}

/** Legend, choices and error of one group of native radios. */
export function RadioField({
  legend,
  hideLegend,
  chosen,
  required,
  error,
  className,
  children,
}: RadioFieldProps) {
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      className={classNames('min-w-0', className)}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={classNames('mb-2 text-sm', hideLegend && 'sr-only')}>
        <span className="font-semibold">{legend}</span>
        {required ? (
          <span aria-hidden="true" className="ms-0.5 text-dng">
            *
          </span>
        ) : null}{' '}
        {chosen ? <span className="ms-2 text-ink-soft">{chosen}</span> : null}
      </legend>
      {children}
      <FieldMessage id={`${id}-error`}>{error}</FieldMessage>
    </fieldset>
  );
}
