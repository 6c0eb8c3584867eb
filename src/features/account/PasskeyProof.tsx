import { Trans } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import type { SnapshotFrom } from 'xstate';
import { Button } from '../../components/ui/Button.tsx';
import type { passkeyAddMachine } from '../../machines/passkeyAdd/passkeyAdd.machine.ts';
import { AnotherCode } from './AnotherCode.tsx';
import { CodeField } from './CodeField.tsx';
import { useCodeRules, withoutSpaces } from './use-code-rules.ts';
import { useUnsentFields } from './use-send-failure-message.ts';

interface PasskeyProofProps {
  snapshot: SnapshotFrom<typeof passkeyAddMachine>;
  onSubmit: (code: string) => void;
  onAnother: () => void;
  onCancel: () => void;
}

/** Asks for the mailed code: a passkey outlasts the session that adds it. */
export function PasskeyProof({ snapshot, onSubmit, onAnother, onCancel }: PasskeyProofProps) {
  const { email, failure, isResent } = snapshot.context;
  const rules = useCodeRules();
  const form = useForm({ defaultValues: { code: '' } });
  const problem = useUnsentFields(form, ['code'], failure);
  const submit = form.handleSubmit(({ code }) => onSubmit(withoutSpaces(code)));
  return (
    <form method="post" noValidate onSubmit={submit} className="mt-2 space-y-4">
      <p className="text-sm">
        <Trans>
          To be sure that it is you we send a code to <strong className="wrap-anywhere">{email}</strong>. Type
          its six digits here.
        </Trans>
      </p>
      <CodeField error={form.formState.errors.code?.message} {...form.register('code', rules)} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" busy={snapshot.hasTag('checking')}>
          <Trans comment="Button: to the next step">Go on</Trans>
        </Button>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
      <AnotherCode
        email={email}
        sending={snapshot.hasTag('sending')}
        isSent={isResent}
        problem={problem}
        onSend={onAnother}
        onChangeAddress={null}
      >
        <Trans>Send another code</Trans>
      </AnotherCode>
    </form>
  );
}
