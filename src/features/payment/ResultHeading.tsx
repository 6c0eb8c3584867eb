import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

interface ResultHeadingProps {
  children: ReactNode;
  /** 1 for the screen's heading, 2 for one below it. */
  level?: 1 | 2;
}

/** A payment's result as a heading that takes the focus, so that screen readers start here. */
export function ResultHeading({ children, level = 2 }: ResultHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Heading = `h${level}` as const;
  const look = level === 1 ? 'font-display text-4xl font-bold wrap-anywhere' : 'font-semibold';
  return (
    <Heading ref={heading} tabIndex={-1} className={`${look} outline-none`}>
      {children}
    </Heading>
  );
}
