import { Trans, useLingui } from '@lingui/react/macro';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { StatusMessage } from '../../components/ui/StatusMessage.tsx';
import type { Failure } from '../../lib/failure.ts';
import { PASSKEY_CANCELLED } from '../../machines/session/session.types.ts';
import { useScreenMachine } from '../../state/screen-machines.ts';
import { providePasskeyAdd } from './passkey-add-actors.ts';
import { PasskeyProof } from './PasskeyProof.tsx';
import { StepFocus } from './StepFocus.tsx';

interface PasskeyAddProps {
  email: string;
  onAdded?: () => void;
  /** The benefit of a passkey; shown above the button. */
  children: ReactNode;
  /** Shown beside the button. */
  aside?: ReactNode;
}

function useProblem(): (failure: Failure | null) => string | null {
  const { t } = useLingui();
  return (failure) => {
    if (failure === null) return null;
    if (failure.reason === 'unreachable') return t`We cannot reach the shop right now. Please try again.`;
    if (failure.textCode === PASSKEY_CANCELLED)
      return t`No passkey was added. You can try again at any time.`;
    if (failure.textCode === 'PASSKEY_TAKEN') return t`This device has a passkey for your account already.`;
    return failure.message;
  };
}

/** Adds a passkey; asks for a mailed code first if the last login was some time ago. */
export function PasskeyAdd({ email, onAdded, children, aside }: PasskeyAddProps) {
  const [snapshot, send, actor] = useMachine(useScreenMachine(providePasskeyAdd), { input: { email } });
  const problemOf = useProblem();
  const notify = useEffectEvent(() => onAdded?.());
  useEffect(() => {
    const subscription = actor.on('passkey.added', () => notify());
    return () => subscription.unsubscribe();
  }, [actor]);
  const isProving = snapshot.hasTag('proving');
  const isAdded = snapshot.hasTag('added');
  return (
    <StepFocus step={isProving ? 'code' : isAdded ? 'added' : 'closed'}>
      <div tabIndex={isProving ? undefined : -1} role={isAdded ? 'status' : undefined}>
        {isAdded ? (
          <Trans>The passkey is added. From now on “Log in with a passkey” lets you in here.</Trans>
        ) : (
          children
        )}
      </div>
      {isProving ? (
        <PasskeyProof
          snapshot={snapshot}
          onSubmit={(code) => send({ type: 'code.submit', code })}
          onAnother={() => send({ type: 'code.request' })}
          onCancel={() => send({ type: 'add.cancel' })}
        />
      ) : (
        <div className="mt-3 flex flex-wrap gap-3">
          <Button size="sm" busy={snapshot.hasTag('adding')} onClick={() => send({ type: 'passkey.add' })}>
            {isAdded ? (
              <Trans comment="Button, where one was added just now">Add another passkey</Trans>
            ) : (
              <Trans comment="Button: the device makes a passkey for this account">Add a passkey</Trans>
            )}
          </Button>
          {!isAdded && aside}
        </div>
      )}
      <StatusMessage urgent className="mt-2 text-sm text-dng empty:hidden">
        {isProving ? null : problemOf(snapshot.context.failure)}
      </StatusMessage>
    </StepFocus>
  );
}
