import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { formatMoney } from '../../lib/money.ts';
import type { Failure } from '../../lib/failure.ts';
import type { TypedText } from './form-answers.ts';

/** Asks a visitor to log in before a form that only users may send (A66). */
export function LoginNotice({ onLogIn }: { onLogIn: () => void }) {
  return (
    <Alert tone="inf" closable={false} title={<Trans>Please log in to send this form</Trans>}>
      <p>
        <Trans>You can fill it in first: what you type is kept while you log in.</Trans>
      </p>
      <Button size="sm" className="mt-3" onClick={onLogIn}>
        <Trans>Log in</Trans>
      </Button>
    </Alert>
  );
}

/** The price of sending the form, shown before anything is typed (FRM-14). */
export function CostNotice({ cost }: { cost: number }) {
  return (
    <p className="text-lg">
      <Trans comment="Above a form that costs something; {0} is the amount">
        <strong className="price">{formatMoney(cost)}</strong>, to be paid after you have sent this form.
      </Trans>
    </p>
  );
}

/** Why a form was not sent: the host's message, or that it is unreachable (FRM-13). */
export function FormFailure({ failure }: { failure: Failure | null }) {
  const { t } = useLingui();
  if (!failure) return null;
  const message = failure.reason === 'refused' ? failure.message : '';
  return (
    <Alert tone="dng">
      {message || t`We cannot reach the shop right now. What you typed is kept, please try again.`}
    </Alert>
  );
}

interface FormSentProps {
  /** The submitted values by label. No mail confirms them, since anyone's address may be typed. */
  sent: readonly TypedText[];
  onAgain: () => void;
}

/** Replaces a form that was sent and lists the submitted values; takes the focus so that it is read out. */
export function FormSent({ sent, onAgain }: FormSentProps) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="max-w-2xl">
      <Alert tone="suc" closable={false} title={t`Thank you, your message has been sent`}>
        <Button size="sm" variant="quiet" className="-ms-3" onClick={onAgain}>
          <Trans comment="Button, after one was sent: shows the empty form">Send another message</Trans>
        </Button>
      </Alert>
      <p className="mt-6 font-semibold">
        <Trans>This is what you wrote:</Trans>
      </p>
      <dl className="mt-2 space-y-3">
        {sent.map(({ key, label, text }) => (
          <div key={key}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="whitespace-pre-wrap wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
