import { Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import type { TabActors } from '../../machines/root/root.types.ts';
import { BottomNotice } from './BottomNotice.tsx';
import { useSnapshot } from './use-snapshot.ts';

/** Says that the host has ended the login, until that was read: an alert is announced when it is inserted. */
export function LoginEndNotice({ session }: { session: TabActors['session'] }) {
  const { has_ended } = useSnapshot(session).context;
  if (!has_ended) return null;
  return (
    <BottomNotice role="alert" onClose={() => session.send({ type: 'notice.dismiss' })}>
      <TriangleAlert aria-hidden="true" size={20} strokeWidth={1.5} className="shrink-0 text-wrn" />
      <p>
        <Trans comment="After the shopper was logged out by the shop, not by themselves">
          Your login has ended. Please log in again.
        </Trans>
      </p>
      <ButtonLink href="/login" size="sm" variant="primary" className="shrink-0">
        <Trans>Log in</Trans>
      </ButtonLink>
    </BottomNotice>
  );
}
