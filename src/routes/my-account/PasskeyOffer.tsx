import { Trans } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { PasskeyAdd } from '../../features/account/PasskeyAdd.tsx';
import { declinePasskeys, hasDeclinedPasskeys } from '../../features/account/passkey-offer.ts';
import { usePasskeySupport } from '../../features/account/use-passkey-support.ts';

interface PasskeyOfferProps {
  email: string;
  hasPasskey: boolean;
}

/** Offers a passkey, if the browser supports it, to users without one until they decline. */
export function PasskeyOffer({ email, hasPasskey }: PasskeyOfferProps) {
  const isPossible = usePasskeySupport();
  // Decided when the page opens, so that the message about an added passkey stays.
  const [isWanted, setWanted] = useState(() => !hasPasskey && !hasDeclinedPasskeys());
  if (!isPossible || !isWanted) return null;
  const decline = () => {
    declinePasskeys();
    setWanted(false);
  };
  return (
    <section
      aria-labelledby="passkey-offer"
      className="mt-6 flex gap-4 rounded-cut border border-kerf bg-surface p-4 shadow-contact"
    >
      <KeyRound aria-hidden="true" size={22} strokeWidth={1.5} className="mt-0.5 shrink-0 text-ink-soft" />
      <div className="min-w-0 grow">
        <h2 id="passkey-offer" className="font-semibold">
          <Trans>Log in faster next time</Trans>
        </h2>
        <PasskeyAdd
          email={email}
          aside={
            <Button variant="quiet" size="sm" onClick={decline}>
              <Trans comment="Button: no passkey is made">Not now</Trans>
            </Button>
          }
        >
          <p className="text-sm text-ink-soft">
            <Trans>
              With a passkey your fingerprint, your face or your screen lock takes the place of the code by
              mail.
            </Trans>
          </p>
        </PasskeyAdd>
      </div>
    </section>
  );
}
