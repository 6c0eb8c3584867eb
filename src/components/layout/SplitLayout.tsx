import type { ReactNode } from 'react';
import { useMedia } from '../ui/use-media.ts';

interface SplitLayoutProps {
  children: ReactNode;
  /** Content that must stay visible, e.g. the totals of an order. */
  aside: ReactNode;
  asideLabel: string;
  /** The aside in one line, sticky at the bottom of phones, where the aside itself comes first. */
  compactAside?: ReactNode;
}

/** Main content on one side, its summary always visible on the other; one column on phones. */
export function SplitLayout({ children, aside, asideLabel, compactAside }: SplitLayoutProps) {
  const isOneColumn = useMedia('(width < 64rem)');
  const summary = (
    <aside key="aside" aria-label={asideLabel} className="min-w-0 lg:col-start-2">
      <div className="lg:sticky lg:top-6">{aside}</div>
    </aside>
  );
  const work = (
    <div key="work" className="min-w-0">
      {children}
    </div>
  );
  // Reordered in the DOM, not only visually, so that the focus order matches.
  const isFirst = Boolean(compactAside) && isOneColumn;
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(20rem,5fr)] lg:gap-12">
      {isFirst ? [summary, work] : [work, summary]}
      {compactAside ? (
        <div
          data-sticky-bar=""
          className="sticky bottom-0 z-20 -mx-6 border-t border-scorch bg-surface px-6 py-2 pb-[calc(0.5rem+env(safe-area-inset-bottom,0px))] shadow-sheet lg:hidden"
        >
          {compactAside}
        </div>
      ) : null}
    </div>
  );
}
