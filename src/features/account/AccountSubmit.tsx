import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useHydrated } from '../../components/layout/use-hydrated.ts';
import { Button } from '../../components/ui/Button.tsx';

interface AccountSubmitProps {
  busy: boolean;
  children: ReactNode;
}

/**
 * Sends a form of the account screens. Before the script is there it waits, so that neither a press nor Enter
 * can carry an address or a password anywhere.
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
        busy={busy}
        className="disabled:opacity-100"
      >
        {children}
      </Button>
      {hydrated ? null : (
        <noscript className="block">
          <Trans>Logging in needs JavaScript. Please switch it on and load this page again.</Trans>
        </noscript>
      )}
    </>
  );
}
