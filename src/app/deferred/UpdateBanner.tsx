import { Trans } from '@lingui/react/macro';
import { Button } from '../../components/ui/Button.tsx';
import { BottomNotice } from './BottomNotice.tsx';
import type { Updates } from './updates.ts';
import { useSnapshot } from './use-snapshot.ts';

/** Announces that a new version is ready (WGT-19). The live region is always rendered. */
export function UpdateBanner({ updates }: { updates: Updates }) {
  const snapshot = useSnapshot(updates);
  const isBusy = snapshot.hasTag('busy');
  return (
    <BottomNotice role="status" onClose={() => updates.send({ type: 'banner.dismiss' })}>
      {(snapshot.hasTag('visible') || isBusy) && (
        <>
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
        </>
      )}
    </BottomNotice>
  );
}
