import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/** What became of a payment, as a heading that takes the focus: whoever comes back from paying begins here. */
export function ResultHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1} className="font-semibold outline-none">
      {children}
    </h2>
  );
}
