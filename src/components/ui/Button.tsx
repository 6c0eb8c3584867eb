import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../../lib/class-names.ts';
import type { ButtonLook } from './button-style.ts';
import { buttonClass } from './button-style.ts';
import { Spinner } from './Spinner.tsx';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
  /** Work is pending: clicks do nothing, while the button keeps its width and stays focusable. */
  busy?: boolean;
}

/** A button; `type` is `button` by default. */
export function Button({
  variant,
  size,
  fullWidth,
  colour,
  className,
  busy = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Ignores the second click of a double-click on a submit button.
    if (busy || (rest.type === 'submit' && event.detail > 1)) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size, fullWidth, colour, className })}
    >
      <span className={classNames('inline-flex items-center justify-center gap-2', busy && 'opacity-0')}>
        {children}
      </span>
      {busy ? (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      ) : null}
    </button>
  );
}
