import { Trans } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { Button } from '../../components/ui/Button.tsx';
import { focusAround } from '../../components/ui/focus-around.ts';
import { isConnected, isPinging } from '../../machines/connectivity/connectivity.machine.ts';
import type { TabActors } from '../../machines/root/root.types.ts';
import { AtBottom } from './AtBottom.tsx';
import { useSnapshot } from './use-snapshot.ts';

/**
 * Says that the shop is unreachable, for as long as it is (A78). At the bottom, as it may appear while somebody
 * presses what it would move. The live region is always rendered.
 */
export function OfflineBar({ connectivity }: { connectivity: TabActors['connectivity'] }) {
  const snapshot = useSnapshot(connectivity);
  return (
    <AtBottom>
      <div role="status" className="order-last">
        {!isConnected(snapshot) && (
          <div className="tone-sec pointer-events-auto">
            <div className="width-grid flex min-h-12 items-center gap-x-4 py-1.5 text-sm">
              <WifiOff aria-hidden="true" size={18} strokeWidth={1.5} className="shrink-0" />
              <p className="min-w-0 grow">
                <Trans>You are offline. This page stays as it is, and what you type is kept.</Trans>
              </p>
              <Button
                ref={focusAround}
                size="sm"
                variant="quiet"
                busy={isPinging(snapshot)}
                className="shrink-0"
                onClick={() => connectivity.send({ type: 'ping.retry' })}
              >
                <Trans>Try again</Trans>
              </Button>
            </div>
          </div>
        )}
      </div>
    </AtBottom>
  );
}
