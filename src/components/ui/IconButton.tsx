import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: LucideIcon;
  /** What it does, for screen readers. */
  label: string;
}

/** A 44 px square with one thin-line icon. */
export function IconButton({ icon: Icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames(
        'inline-grid size-11 shrink-0 place-items-center rounded-cut text-ink transition-colors hover:bg-ink/8 active:translate-y-px disabled:opacity-40 aria-disabled:opacity-40',
        className,
      )}
    >
      <Icon aria-hidden="true" size={20} strokeWidth={1.5} />
    </button>
  );
}
