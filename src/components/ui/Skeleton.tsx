import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const BOARD = 'wood-grain wood-waiting rounded-cut';

/** A bare board in the size of what will come; `className` gives the size. */
export function Skeleton({ className = 'h-6 w-full' }: { className?: string }) {
  return <div className={`${BOARD} ${className}`} />;
}

/** Puts skeletons into one region that says once that it is loading. */
export function SkeletonRegion({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <VisuallyHidden>
        <Trans comment="Heard while a part of the page is on its way">Loading</Trans>
      </VisuallyHidden>
      {children}
    </div>
  );
}
