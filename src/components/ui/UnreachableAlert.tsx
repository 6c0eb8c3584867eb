import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';
import { focusAround } from './focus-around.ts';

interface UnreachableAlertProps {
  onRetry: () => void;
  /** Says what happens to typed or chosen input. */
  children?: ReactNode;
}

/** Replaces content that is missing because the shop did not answer, with a retry button. */
export function UnreachableAlert({ onRetry, children }: UnreachableAlertProps) {
  return (
    <Alert tone="wrn" closable={false} title={<Trans>We cannot reach the shop right now</Trans>}>
      {children}
      <Button ref={focusAround} size="sm" className="mt-2" onClick={onRetry}>
        <Trans comment="Button: does once more what has failed">Try again</Trans>
      </Button>
    </Alert>
  );
}
