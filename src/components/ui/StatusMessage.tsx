import type { ReactNode } from 'react';

interface StatusMessageProps {
  /** What changed; empty for nothing. The element itself must stay, or nothing is announced. */
  children?: ReactNode;
  /** Interrupts the screen reader, for messages that cannot wait. */
  urgent?: boolean;
  /** Announced only, when the screen shows it in another way. */
  hidden?: boolean;
  className?: string;
}

/** A live region: its text is announced when it changes (SEC-06). */
export function StatusMessage({ children, urgent = false, hidden = false, className }: StatusMessageProps) {
  return (
    <div role={urgent ? 'alert' : 'status'} className={hidden ? 'sr-only' : className}>
      {children}
    </div>
  );
}
