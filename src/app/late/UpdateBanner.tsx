import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { Button } from '../../components/ui/Button.tsx';
import { IconButton } from '../../components/ui/IconButton.tsx';
import type { Updates } from './updates.ts';
import { useSnapshot } from './use-snapshot.ts';

/** Announces that a new version is ready (WGT-19). The live region is always rendered. */
export function UpdateBanner({ updates }: { updates: Updates }) {
  const { t } = useLingui();
  const snapshot = useSnapshot(updates);
  const isBusy = snapshot.hasTag('busy');
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(1rem+var(--bottom-bar,0rem))] z-40 flex justify-center px-4 print:hidden"
    >
      {snapshot.hasTag('visible') || isBusy ? (
        <div className="sheet-in pointer-events-auto flex items-center gap-3 rounded-cut border border-edge bg-surface py-1 ps-4 pe-1 text-ink shadow-sheet">
          <p>
            <Trans comment="Beside the button ‘Update’: there is a newer version of the shop">
              New content available
            </Trans>
          </p>
          <Button
            size="sm"
            variant="primary"
            busy={isBusy}
            onClick={() => updates.send({ type: 'update.apply' })}
          >
            <Trans comment="Loads the new version of the shop">Update</Trans>
          </Button>
          <IconButton icon={X} label={t`Close`} onClick={() => updates.send({ type: 'banner.dismiss' })} />
        </div>
      ) : null}
    </div>
  );
}
