import type { ComponentProps, ReactNode } from 'react';

interface FilterChipProps extends Omit<ComponentProps<'input'>, 'children' | 'className'> {
  type: 'checkbox' | 'radio';
  children: ReactNode;
  /** Number of results with this choice. */
  count?: number;
}

/** A filter option: a native checkbox or radio styled as a chip, with its count. */
export function FilterChip({ children, count, ...input }: FilterChipProps) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-cut border border-edge bg-surface px-3.5 py-1.5 transition-colors focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-(--focus) hover:border-scorch has-checked:border-scorch has-checked:bg-scorch has-checked:text-paper">
      <input {...input} className="peer sr-only" />
      <span>{children}</span>
      {count === undefined ? null : (
        <span className="price text-sm text-ink-soft peer-checked:text-paper">
          <span className="sr-only">(</span>
          {count}
          <span className="sr-only">)</span>
        </span>
      )}
    </label>
  );
}
