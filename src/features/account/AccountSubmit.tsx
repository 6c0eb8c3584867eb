import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EarlySubmit } from '../../components/layout/EarlySubmit.tsx';
import { useHydrated } from '../../components/layout/use-hydrated.ts';
import { Button } from '../../components/ui/Button.tsx';

interface AccountSubmitProps {
  busy: boolean;
  children: ReactNode;
}

/**
 * Submits a form of the account screens. Disabled without script, so that neither a press nor Enter can send
 * an address or a password anywhere; presses while the script loads are replayed.
 */
export function AccountSubmit({ busy, children }: AccountSubmitProps) {
  const hydrated = useHydrated();
  return (
    <>
      <Button
        type="submit"
        variant="primary"
        fullWidth
        disabled={!hydrated}
        suppressHydrationWarning
        busy={busy}
        className="disabled:opacity-100"
      >
        {children}
      </Button>
      <EarlySubmit />
      {hydrated ? null : (
        <noscript className="block">
          <Trans>Logging in needs JavaScript. Please switch it on and load this page again.</Trans>
        </noscript>
      )}
    </>
  );
}
