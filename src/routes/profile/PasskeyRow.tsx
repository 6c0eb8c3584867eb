import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { StepFocus } from '../../features/account/StepFocus.tsx';
import { dayInWords } from '../../lib/day-in-words.ts';
import { PasskeyRename } from './PasskeyRename.tsx';
import type { PasskeyRow_PasskeyFragment } from './PasskeyRow.generated.ts';

interface PasskeyRowProps {
  passkey: PasskeyRow_PasskeyFragment;
  /** It is being removed. */
  busy: boolean;
  onRemove: () => void;
}

/** A passkey with its days, to be renamed, or removed by two presses. */
export function PasskeyRow({ passkey, busy, onRemove }: PasskeyRowProps) {
  const { t, i18n } = useLingui();
  const [step, setStep] = useState<'shown' | 'naming' | 'removing'>('shown');
  const name = passkey.name || t`Passkey`;
  const added = dayInWords(passkey.created_at, i18n.locale);
  const show = () => setStep('shown');
  return (
    <StepFocus step={step}>
      {step === 'naming' ? (
        <PasskeyRename id={passkey.id} name={passkey.name} onDone={show} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span tabIndex={-1} className="min-w-0">
            <span className="block font-semibold wrap-anywhere">{name}</span>
            <span className="text-sm text-ink-soft">
              {passkey.used_at === null ? (
                <Trans>Added on {added}, not used yet</Trans>
              ) : (
                <Trans>
                  Added on {added}, last used on {dayInWords(passkey.used_at, i18n.locale)}
                </Trans>
              )}
            </span>
          </span>
          {step === 'removing' ? (
            <span className="flex flex-wrap items-center gap-2">
              <Button
                size="sm"
                variant="danger"
                aria-label={t`Remove for good: ${name}`}
                busy={busy}
                onClick={onRemove}
              >
                <Trans>Remove for good</Trans>
              </Button>
              <Button size="sm" variant="quiet" onClick={show}>
                <Trans comment="Button: the passkey is not removed after all">Keep it</Trans>
              </Button>
            </span>
          ) : (
            <span className="-mx-3 flex flex-wrap gap-2">
              <Button
                size="sm"
                variant="quiet"
                aria-label={t`Rename: ${name}`}
                onClick={() => setStep('naming')}
              >
                <Trans>Rename</Trans>
              </Button>
              <Button
                size="sm"
                variant="quiet"
                aria-label={t`Remove: ${name}`}
                onClick={() => setStep('removing')}
              >
                <Trans>Remove</Trans>
              </Button>
            </span>
          )}
        </div>
      )}
    </StepFocus>
  );
}
