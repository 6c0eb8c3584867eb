import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const BOARD = 'wood-grain wood-waiting rounded-cut';

/** A plain board in the size of the content to come, set by `className`. */
export function Skeleton({ className = 'h-6 w-full' }: { className?: string }) {
  return <div className={`${BOARD} ${className}`} />;
}

/** Groups skeletons into one region that announces loading once. */
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
