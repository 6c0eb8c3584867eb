import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useHydrated } from '../../components/layout/use-hydrated.ts';
import { usePageRestore } from '../../components/layout/use-page-restore.ts';
import { Button } from '../../components/ui/Button.tsx';
import { StatusMessage } from '../../components/ui/StatusMessage.tsx';
import { LEAVE_LIMIT_MS } from '../../machines/leave-limit.ts';
import { useSessionRef } from '../../state/session.ts';
import { useLoginOptionsQuery } from './LoginOptions.generated.ts';
import { storeOAuthRequest } from './oauth-request.ts';

interface GoogleButtonProps {
  /** Leaves the shop for the login provider. */
  leave?: (url: string) => void;
}

const leaveByBrowser = (url: string) => window.location.assign(url);

/** Starts the OAuth login if the owner offers it (GEN-22) and the context is secure, as hashing requires. */
export function GoogleButton({ leave = leaveByBrowser }: GoogleButtonProps) {
  const session = useSessionRef();
  const hydrated = useHydrated();
  const offered = useLoginOptionsQuery().data?.loginOptions.google === true;
  const [step, setStep] = useState<'idle' | 'starting' | 'leaving' | 'failed'>('idle');
  usePageRestore(() => setStep('idle'));
  useEffect(() => {
    if (step !== 'leaving') return;
    const timer = setTimeout(() => setStep('idle'), LEAVE_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [step]);
  if (!offered || (hydrated && !window.isSecureContext)) return null;
  const start = async () => {
    setStep('starting');
    try {
      const { startOAuth } = await import('./start-oauth.ts');
      const { url, request } = await startOAuth(window.location.origin);
      storeOAuthRequest(request);
      session.send({ type: 'oauth.start', state: request.state });
      setStep('leaving');
      leave(url);
    } catch {
      setStep('failed');
    }
  };
  return (
    <div className="mt-5 border-t border-kerf pt-5">
      <Button
        variant="secondary"
        fullWidth
        busy={step === 'starting' || step === 'leaving'}
        onClick={() => void start()}
      >
        <Trans comment="Button: logs in with a Google account">Continue with Google</Trans>
      </Button>
      <StatusMessage urgent className="mt-2 text-dng empty:hidden">
        {step === 'failed' && <Trans>We cannot reach the shop right now</Trans>}
      </StatusMessage>
    </div>
  );
}
