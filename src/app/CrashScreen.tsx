import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useConnectionRestore } from '../state/connectivity.ts';
import { PageHead } from '../components/layout/PageHead.tsx';
import { Button } from '../components/ui/Button.tsx';
import { EmptyState } from '../components/ui/EmptyState.tsx';
import { NetworkError } from '../graphql/network-error.ts';
import { focusScreen } from './use-focus-on-screen.ts';

/**
 * A screen that could not be loaded: says whether we or the connection failed, and offers to try again. Tries by
 * itself once the shop can be reached again (TOK-16, A78).
 */
export function CrashScreen({ error }: { error: unknown }) {
  const { t } = useLingui();
  const revalidator = useRevalidator();
  const unreachable = error instanceof NetworkError;
  useEffect(() => {
    if (unreachable) return;
    console.error(error);
    // Caught for the screen's sake, but reported like all others (HTP-07).
    window.dispatchEvent(new ErrorEvent('error', { error }));
  }, [error, unreachable]);
  const comeBack = () => {
    if (unreachable) void revalidator.revalidate();
  };
  useConnectionRestore(comeBack);
  const online = useEffectEvent(comeBack);
  // Heard from the moment in which the screen stands: the link knows calls only, and code that did not come is none.
  useLayoutEffect(() => {
    const onOnline = () => online();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
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
