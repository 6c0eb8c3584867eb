import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { PageHead } from '../components/layout/PageHead.tsx';
import { Button } from '../components/ui/Button.tsx';
import { EmptyState } from '../components/ui/EmptyState.tsx';
import { NetworkError } from '../graphql/network-error.ts';

/** A screen that could not be loaded: says whether we or the connection failed, and offers to try again. */
export function CrashScreen({ error }: { error: unknown }) {
  const { t } = useLingui();
  const revalidator = useRevalidator();
  const unreachable = error instanceof NetworkError;
  useEffect(() => {
    if (!unreachable) console.error(error);
  }, [error, unreachable]);
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
