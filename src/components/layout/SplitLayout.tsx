import type { ReactNode } from 'react';

interface SplitLayoutProps {
  children: ReactNode;
  /** What must stay in sight, e.g. the sums of an order. */
  aside: ReactNode;
  asideLabel: string;
  /** The aside in one line, kept at the bottom edge of phones, where the aside itself comes last. */
  compactAside?: ReactNode;
}

/** Work on the one side, its summary always in sight on the other; one column on phones. */
export function SplitLayout({ children, aside, asideLabel, compactAside }: SplitLayoutProps) {
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(20rem,5fr)] lg:gap-12">
      <div className="min-w-0">{children}</div>
      <aside aria-label={asideLabel} className="min-w-0">
        <div className="lg:sticky lg:top-6">{aside}</div>
      </aside>
      {compactAside ? (
        <div className="sticky bottom-0 z-20 -mx-6 border-t border-scorch bg-surface px-6 py-2 shadow-sheet lg:hidden">
          {compactAside}
        </div>
      ) : null}
    </div>
  );
}
