import { Trans } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { Button } from '../ui/Button.tsx';

interface OfflineBarProps {
  offline: boolean;
  onRetry?: () => void;
}

/** Says that the shop is unreachable, for as long as it is. The live region is always rendered. */
export function OfflineBar({ offline, onRetry }: OfflineBarProps) {
  return (
    <div role="status">
      {offline ? (
        <div className="tone-sec">
          <div className="width-grid flex min-h-12 items-center gap-x-4 py-1.5 text-sm">
            <WifiOff aria-hidden="true" size={18} strokeWidth={1.5} className="shrink-0" />
            <p className="min-w-0 grow">
              <Trans>You are offline. This page stays as it is, and what you type is kept.</Trans>
            </p>
            {onRetry ? (
              <Button size="sm" variant="quiet" onClick={onRetry}>
                <Trans>Try again</Trans>
              </Button>
            ) : null}
          </div>
        </div>
      ) : null}
    </div>
  );
}
