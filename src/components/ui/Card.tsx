import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';

interface CardProps {
  as?: 'div' | 'article' | 'section' | 'li';
  /** Padding inside; off where a picture reaches the edge. */
  padded?: boolean;
  className?: string;
  children: ReactNode;
}

/** A sheet of material on the bench: surface, kerf outline, contact shadow. */
export function Card({ as: Element = 'div', padded = true, className, children }: CardProps) {
  return (
    <Element
      className={classNames(
        'rounded-cut border border-kerf bg-surface shadow-contact',
        padded && 'p-4 md:p-6',
        className,
      )}
    >
      {children}
    </Element>
  );
}
