import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const BOARD = 'wood-grain wood-waiting rounded-cut';

/** A bare board in the size of what will come; `className` gives the size. */
export function Skeleton({ className = 'h-6 w-full' }: { className?: string }) {
  return <div className={`${BOARD} ${className}`} />;
}

/** Thin laths for lines of text, the last one shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <div className="space-y-2.5">
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={`${BOARD} h-4 ${line === lines - 1 && lines > 1 ? 'w-3/5' : 'w-full'}`} />
      ))}
    </div>
  );
}

/** A board in the aspect of a picture, e.g. `4x3`. */
export function SkeletonPicture({ aspect = '4x3' }: { aspect?: string }) {
  return <div className={`${BOARD} w-full`} style={{ aspectRatio: aspect.replace('x', ' / ') }} />;
}

/** The place of a card in a grid: a picture, a name, a line. */
export function SkeletonCard({ aspect = '4x3' }: { aspect?: string }) {
  return (
    <div className="space-y-4">
      <SkeletonPicture aspect={aspect} />
      <Skeleton className="h-6 w-4/5" />
      <Skeleton className="h-4 w-2/5" />
    </div>
  );
}

/** Puts skeletons into one region that says once that it is loading. */
export function SkeletonRegion({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <VisuallyHidden>
        <Trans>Loading</Trans>
      </VisuallyHidden>
      {children}
    </div>
  );
}
