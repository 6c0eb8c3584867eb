import type { ReactNode } from 'react';

/** The default contained width of content. */
export function ContentContainer({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`mx-auto max-w-5xl px-6 py-2 ${className}`}>{children}</div>;
}
