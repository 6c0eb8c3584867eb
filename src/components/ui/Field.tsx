import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { FieldMessage } from './FieldMessage.tsx';

/** Props of every labelled field, besides its element's attributes. */
export interface FieldLook {
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  /** Permanent help text below the field. */
  hint?: ReactNode;
  /** Why the value is refused. */
  error?: ReactNode;
}

/** Attributes that connect a control to its label and messages. */
interface FieldTies {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldLook {
  id?: string | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
  /** Opposite the hint, e.g. a counter. */
  aside?: ReactNode;
  children: (ties: FieldTies) => ReactNode;
}

/** Look of every text control. */
export const CONTROL_CLASS =
  'block w-full min-h-11 rounded-cut border border-edge bg-surface px-3 py-2 text-ink transition-colors hover:border-ink-soft disabled:opacity-60 aria-invalid:border-dng';

/** Label, control, hint and error of one field, connected by ids. */
export function Field({
  label,
  hideLabel,
  hint,
  error,
  id,
  required,
  className,
  aside,
  children,
}: FieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const described = [hint && `${fieldId}-hint`, error && `${fieldId}-error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label
        htmlFor={fieldId}
        className={classNames('mb-1.5 block text-sm font-semibold', hideLabel && 'sr-only')}
      >
        {label}
        {required ? (
          <span aria-hidden="true" className="ms-0.5 text-dng">
            *
          </span>
        ) : null}
      </label>
      {children({
        id: fieldId,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint || aside ? (
        <div className="mt-1.5 flex justify-between gap-4 text-sm text-ink-soft">
          <span id={`${fieldId}-hint`}>{hint}</span>
          {aside}
        </div>
      ) : null}
      <FieldMessage id={`${fieldId}-error`}>{error}</FieldMessage>
    </div>
  );
}
