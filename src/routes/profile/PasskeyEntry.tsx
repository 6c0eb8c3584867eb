import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { StepFocus } from '../../features/account/StepFocus.tsx';
import { formatDay } from '../../rules/dates.ts';
import { PasskeyRename } from './PasskeyRename.tsx';
import type { PasskeyEntry_PasskeyFragment } from './PasskeyEntry.generated.ts';

interface PasskeyEntryProps {
  passkey: PasskeyEntry_PasskeyFragment;
  /** The passkey is being removed. */
  busy: boolean;
  onRemove: () => void;
}

/** A passkey with its dates; can be renamed, or removed with two presses. */
export function PasskeyEntry({ passkey, busy, onRemove }: PasskeyEntryProps) {
  const { t, i18n } = useLingui();
  const [step, setStep] = useState<'shown' | 'naming' | 'removing'>('shown');
  const name =
    passkey.name || t({ message: 'Passkey', comment: 'In the place of the name of a passkey that has none' });
  const added = formatDay(passkey.created_at, i18n.locale);
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
                <Trans comment="Of a passkey; {added} and {0} are dates">
                  Added on {added}, last used on {formatDay(passkey.used_at, i18n.locale)}
                </Trans>
              )}
            </span>
          </span>
          {step === 'removing' ? (
            <span className="flex flex-wrap items-center gap-2">
              <Button
                size="sm"
                variant="danger"
                aria-label={t({
                  message: `Remove for good: ${name}`,
                  comment: 'Heard in place of ‘Remove for good’; {name} is that of a passkey',
                })}
                busy={busy}
                onClick={onRemove}
              >
                <Trans comment="Button, pressed after ‘Remove’: the passkey is deleted">
                  Remove for good
                </Trans>
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
                aria-label={t({
                  message: `Rename: ${name}`,
                  comment: 'Heard in place of ‘Rename’; {name} is that of a passkey',
                })}
                onClick={() => setStep('naming')}
              >
                <Trans comment="Button, a verb: shows a field for another name">Rename</Trans>
              </Button>
              <Button
                size="sm"
                variant="quiet"
                aria-label={t({
                  message: `Remove: ${name}`,
                  comment: 'Heard in place of ‘Remove’; {name} is that of a passkey',
                })}
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
