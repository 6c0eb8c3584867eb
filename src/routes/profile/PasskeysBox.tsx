import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { StatusMessage } from '../../components/ui/StatusMessage.tsx';
import { PasskeyAdd } from '../../features/account/PasskeyAdd.tsx';
import { usePasskeySupport } from '../../features/account/use-passkey-support.ts';
import { useFailureMessage } from '../../features/account/use-server-errors.ts';
import { PasskeyEntry } from './PasskeyEntry.tsx';
import { usePasskeyRemoveMutation } from './PasskeyRemove.generated.ts';
import type { PasskeysQueryHookResult } from './Passkeys.generated.ts';
import { ProfileSection } from './ProfileSection.tsx';

interface PasskeysBoxProps {
  email: string;
  /** Whether there was a passkey when the page loaded, so that messages about removing the last one stay. */
  hasPasskey: boolean;
  passkeys: PasskeysQueryHookResult;
}

/** The account's passkeys, and adding one; nothing if there are none and the browser lacks support. */
export function PasskeysBox({ email, hasPasskey, passkeys }: PasskeysBoxProps) {
  const isPossible = usePasskeySupport();
  if (!isPossible && !hasPasskey) return null;
  return (
    <ProfileSection
      id="profile-passkeys"
      heading={
        <Trans comment="Heading in the profile; browsers and phones have their own word for it in each language">
          Passkeys
        </Trans>
      }
    >
      <PasskeyList {...{ email, passkeys, isPossible }} />
    </ProfileSection>
  );
}

type PasskeyListProps = Omit<PasskeysBoxProps, 'hasPasskey'> & { isPossible: boolean };

function PasskeyList({ email, passkeys, isPossible }: PasskeyListProps) {
  const messageOf = useFailureMessage();
  const list = useRef<HTMLUListElement>(null);
  const { data, error, refetch } = passkeys;
  const [remove, removal] = usePasskeyRemoveMutation({ errorPolicy: 'all', fetchPolicy: 'no-cache' });
  const end = async (id: number) => {
    await remove({ variables: { id } });
    // Success is shown already; if the reload fails, the list stays as it was.
    await refetch().catch(() => undefined);
    // The pressed button disappears with its passkey.
    list.current?.focus();
  };
  return (
    <>
      <ul ref={list} tabIndex={-1} className="divide-y divide-kerf empty:hidden">
        {data?.userPasskeys.data.map((passkey) => (
          <li key={passkey.id} className="py-2">
            <PasskeyEntry passkey={passkey} busy={removal.loading} onRemove={() => void end(passkey.id)} />
          </li>
        ))}
      </ul>
      <StatusMessage className="text-sm text-ink-soft empty:hidden">
        {removal.data && !removal.loading && (
          <Trans>The passkey is removed. It can no longer be used to log in.</Trans>
        )}
      </StatusMessage>
      <StatusMessage urgent className="text-sm text-dng empty:hidden">
        {messageOf(removal.error ?? (data ? undefined : error))}
      </StatusMessage>
      {isPossible && (
        <PasskeyAdd email={email} onAdded={() => void refetch()}>
          <p className="text-ink-soft">
            <Trans>
              Your fingerprint, your face or your screen lock logs you in, without a code by mail. A passkey
              stays on your devices or in your password manager.
            </Trans>
          </p>
        </PasskeyAdd>
      )}
    </>
  );
}
