import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { FieldMessage } from './FieldMessage.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  error?: ReactNode;
}

/** A checkbox with its label. `className` applies to the whole field. */
export function Checkbox({ label, error, className, ...input }: CheckboxProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-11 items-start gap-3 py-2">
        <span className="relative mt-px grid size-5.5 shrink-0 place-items-center">
          <input
            {...input}
            id={id}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className="peer size-5.5 appearance-none rounded-cut border border-edge bg-surface transition-colors checked:border-brand checked:bg-brand disabled:opacity-50 aria-invalid:border-wrn"
          />
          <svg
            viewBox="0 0 20 20"
            aria-hidden="true"
            className="pointer-events-none absolute size-4 text-on-brand opacity-0 peer-checked:opacity-100"
          >
            <path d="M4 10.5 8.5 15 16 5.5" fill="none" stroke="currentColor" strokeWidth="2.25" />
          </svg>
        </span>
        <span className="min-w-0">
          {label}
          {input.required ? (
            <span aria-hidden="true" className="ms-0.5 text-dng">
              *
            </span>
          ) : null}
        </span>
      </label>
      <FieldMessage id={`${id}-error`}>{error}</FieldMessage>
    </div>
  );
}
