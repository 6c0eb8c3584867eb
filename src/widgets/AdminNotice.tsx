import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSession } from '../state/session.ts';
import { classNames } from '../lib/class-names.ts';
import { isLoggedIn } from '../machines/session/session.selectors.ts';

/** Tells logged-in users what is wrong with the content; visitors see nothing (PGR-17). */
export function AdminNotice({ children, className }: { children: ReactNode; className?: string }) {
  const visible = useSession(isLoggedIn);
  if (!visible) return null;
  return (
    <div
      className={classNames(
        'flex items-start gap-3 rounded-cut border border-dashed border-wrn bg-wrn/8 px-4 py-3 text-sm text-ink',
        className,
      )}
    >
      <TriangleAlert aria-hidden="true" size={20} strokeWidth={1.5} className="mt-0.5 shrink-0 text-wrn" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
