import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface FieldMessageProps {
  id?: string;
  children?: ReactNode;
}

/** Why a field is refused, in a warning box below it. Renders nothing without children. */
export function FieldMessage({ id, children }: FieldMessageProps) {
  if (!children) return null;
  return (
    <p
      id={id}
      className="mt-1.5 flex items-start gap-2 rounded-cut border-s-2 border-wrn bg-wrn/10 px-3 py-1.5 text-sm text-ink"
    >
      <TriangleAlert aria-hidden="true" size={16} strokeWidth={1.5} className="mt-0.5 shrink-0 text-wrn" />
      <span>{children}</span>
    </p>
  );
}
