import { Trans } from '@lingui/react/macro';
import { Alert } from '../../components/ui/Alert.tsx';
import { AppLink } from '../../components/ui/AppLink.tsx';
import { Button } from '../../components/ui/Button.tsx';
import type { Failure } from '../../lib/failure.ts';
import { formatMoney } from '../../lib/money.ts';
import { DeletionFailure } from './DeletionFailure.tsx';

interface DeletionExplainedProps {
  email: string;
  /** In dollars. */
  credit: number;
  failure: Failure | null;
  isBusy: boolean;
  onMailCode: () => void;
  /** `null` for a user without a password. */
  onPassword: (() => void) | null;
  onClose: () => void;
}

/** What is deleted, what is kept, and the ways to continue. */
export function DeletionExplained({ email, credit, failure, isBusy, ...on }: DeletionExplainedProps) {
  return (
    <div className="space-y-4">
      <p tabIndex={-1} className="font-semibold">
        <Trans>This cannot be taken back.</Trans>
      </p>
      <ul className="list-disc space-y-2 ps-5 text-sm">
        <li>
          <Trans>
            Deleted at once: your name, your addresses, your photo, your cart and its files, your messages,
            your passkeys and your choices about news. You are logged out everywhere.
          </Trans>
        </li>
        <li>
          <Trans>
            What you have paid for is still made and sent. Tax law asks us to keep each order for five years:
            your name and address, what you bought and what it cost. Everything else goes once it is posted.
          </Trans>
        </li>
        <li>
          <Trans>
            You cannot look at your orders any more.{' '}
            <AppLink href="/my-account" className="underline">
              Save what you need first
            </AppLink>
            .
          </Trans>
        </li>
        <li>
          <Trans>Your e-mail address is free again: with it you can open a new, empty account.</Trans>
        </li>
      </ul>
      {credit > 0 && (
        <Alert tone="wrn" closable={false}>
          <Trans comment="Warning before an account is deleted; {0} is an amount of money">
            Your shop credit of {formatMoney(credit)} is lost.
          </Trans>
        </Alert>
      )}
      <DeletionFailure failure={failure} />
      <p className="text-sm">
        <Trans>
          To be sure that it is you, we mail a code to <strong className="wrap-anywhere">{email}</strong>.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" busy={isBusy} onClick={on.onMailCode}>
          <Trans comment="Button: mails the code with which an account is deleted">E-mail me the code</Trans>
        </Button>
        {on.onPassword && (
          <Button variant="quiet" size="sm" onClick={on.onPassword}>
            <Trans>Use my password instead</Trans>
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={on.onClose}>
          <Trans comment="Button: the account is not deleted after all">Keep my account</Trans>
        </Button>
      </div>
    </div>
  );
}
