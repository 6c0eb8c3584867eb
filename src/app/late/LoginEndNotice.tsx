import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert, X } from 'lucide-react';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { IconButton } from '../../components/ui/IconButton.tsx';
import type { TabActors } from '../../machines/root/root.types.ts';
import { useSnapshot } from './use-snapshot.ts';

/** Says that the host has ended the login, until that was read: an alert is announced when it is inserted. */
export function LoginEndNotice({ session }: { session: TabActors['session'] }) {
  const { t } = useLingui();
  const { has_ended } = useSnapshot(session).context;
  if (!has_ended) return null;
  return (
    <div
      role="alert"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(1rem+var(--bottom-bar,0rem))] z-40 flex justify-center px-4 print:hidden"
    >
      <div className="sheet-in pointer-events-auto flex items-center gap-3 rounded-cut border border-edge bg-surface py-1 ps-4 pe-1 text-ink shadow-sheet">
        <TriangleAlert aria-hidden="true" size={20} strokeWidth={1.5} className="shrink-0 text-wrn" />
        <p>
          <Trans comment="After the shopper was logged out by the shop, not by themselves">
            Your login has ended. Please log in again.
          </Trans>
        </p>
        <ButtonLink href="/login" size="sm" variant="primary">
          <Trans>Log in</Trans>
        </ButtonLink>
        <IconButton icon={X} label={t`Close`} onClick={() => session.send({ type: 'notice.dismiss' })} />
      </div>
    </div>
  );
}
