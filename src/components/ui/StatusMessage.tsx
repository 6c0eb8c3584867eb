import type { ReactNode } from 'react';

interface StatusMessageProps {
  /** What changed; empty for nothing to say. The element itself must stay, or nothing is announced. */
  children?: ReactNode;
  /** Interrupts the reader. For what cannot wait. */
  urgent?: boolean;
  /** Spoken only, when the screen shows it in another way. */
  hidden?: boolean;
  className?: string;
}

/** A live region: its words are read out when they change (SEC-06). */
export function StatusMessage({ children, urgent = false, hidden = false, className }: StatusMessageProps) {
  return (
    <div role={urgent ? 'alert' : 'status'} className={hidden ? 'sr-only' : className}>
      {children}
    </div>
  );
}
