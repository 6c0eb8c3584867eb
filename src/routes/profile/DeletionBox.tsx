import { Trans } from '@lingui/react/macro';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/ui/Button.tsx';
import { StepFocus } from '../../features/account/StepFocus.tsx';
import { useScreenMachine } from '../../state/screen-machines.ts';
import { useSessionRef } from '../../state/session.ts';
import { DeletionExplained } from './DeletionExplained.tsx';
import { DeletionProofForm } from './DeletionProofForm.tsx';
import { provideDeletion } from './deletion-actors.ts';

interface DeletionBoxProps {
  email: string;
  hasPassword: boolean;
  /** Shop credit that would be lost, in dollars. */
  credit: number;
}

/** Deletes the account: consequences, proof by mailed code or password, and a farewell page. */
export function DeletionBox({ email, hasPassword, credit }: DeletionBoxProps) {
  const [snapshot, send] = useMachine(useScreenMachine(provideDeletion));
  const session = useSessionRef();
  const navigate = useNavigate();
  const isDeleted = snapshot.status === 'done';
  useEffect(() => {
    if (!isDeleted) return;
    void navigate('/account-deleted', { replace: true });
    // After this screen unmounts: a protected screen would send a logged-out user home instead.
    return () => session.send({ type: 'account.delete' });
  }, [isDeleted, navigate, session]);
  const { failure, by } = snapshot.context;
  const isBusy = snapshot.hasTag('busy') || isDeleted;
  const step = snapshot.hasTag('closed') ? 'closed' : snapshot.hasTag('told') ? 'told' : by;
  return (
    <StepFocus step={step}>
      {step === 'closed' && (
        <>
          <p className="text-ink-soft">
            <Trans>You can delete your account at any time. We tell you first what that means.</Trans>
          </p>
          <Button size="sm" className="mt-3" onClick={() => send({ type: 'deletion.open' })}>
            <Trans comment="Button: says first what that means">Delete my account …</Trans>
          </Button>
        </>
      )}
      {step === 'told' && (
        <DeletionExplained
          {...{ email, credit, failure, isBusy }}
          onMailCode={() => send({ type: 'code.request' })}
          onPassword={hasPassword ? () => send({ type: 'password.choose' }) : null}
          onClose={() => send({ type: 'deletion.close' })}
        />
      )}
      {(step === 'code' || step === 'password') && (
        <DeletionProofForm
          key={step}
          {...{ email, failure, isBusy, by: step }}
          onSubmit={(proof) => send({ type: 'proof.submit', proof })}
          onMailCode={() => send({ type: 'code.request' })}
          onClose={() => send({ type: 'deletion.close' })}
        />
      )}
    </StepFocus>
  );
}
