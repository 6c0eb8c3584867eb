import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useConnectionRestore } from '../state/connectivity.ts';
import { PageHead } from '../components/layout/PageHead.tsx';
import { Button } from '../components/ui/Button.tsx';
import { EmptyState } from '../components/ui/EmptyState.tsx';
import { focusScreen } from '../components/ui/focus-around.ts';
import { NetworkError } from '../graphql/network-error.ts';

/**
 * Says whether the shop or the connection failed when a screen could not load, and offers a retry. Retries
 * automatically once the shop is reachable again (TOK-16, A78).
 */
export function CrashScreen({ error }: { error: unknown }) {
  const { t } = useLingui();
  const revalidator = useRevalidator();
  const unreachable = error instanceof NetworkError;
  useEffect(() => {
    if (unreachable) return;
    console.error(error);
    // React Router has caught it, but it is reported like all other errors (HTP-07).
    window.dispatchEvent(new ErrorEvent('error', { error }));
  }, [error, unreachable]);
  useConnectionRestore(() => {
    if (unreachable) void revalidator.revalidate();
  });
  useEffect(() => focusScreen, []);
  const title = unreachable ? t`We cannot reach the shop right now` : t`This page did not load`;
  return (
    <>
      <PageHead title={title} noindex />
      <EmptyState
        level={1}
        title={title}
        action={
          <Button
            variant="primary"
            busy={revalidator.state === 'loading'}
            onClick={() => void revalidator.revalidate()}
          >
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {unreachable ? (
          <Trans>Please check your connection. What you have typed and your cart are kept.</Trans>
        ) : (
          <Trans>Something went wrong on our side. Please try again in a moment.</Trans>
        )}
      </EmptyState>
    </>
  );
}
