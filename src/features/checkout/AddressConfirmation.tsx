import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { joinSentences } from '../../rules/join-texts.ts';
import type { Locality } from '../../graphql/generated/types.ts';
import { useLocalities } from '../use-localities.ts';

const OFFERED = 3;

interface AddressConfirmationProps {
  /** The place unknown to the shop, as typed. */
  place: Locality;
  /** The host's messages about it. */
  messages: readonly string[];
  busy: boolean;
  /** Another place was meant. */
  onCorrect: (place: Locality) => void;
  /** Confirms the place as typed. */
  onConfirm: () => void;
}

/** Asks once about a suburb, state and postcode that do not match the shop's table; takes the focus. */
export function AddressConfirmation({
  place,
  messages,
  busy,
  onCorrect,
  onConfirm,
}: AddressConfirmationProps) {
  const { i18n } = useLingui();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.focus(), []);
  const meant = useLocalities(place).filter(
    (other) =>
      other.suburb !== place.suburb || other.state !== place.state || other.postcode !== place.postcode,
  );
  return (
    <div
      ref={group}
      role="group"
      aria-labelledby="address-question"
      aria-describedby="address-question-text"
      tabIndex={-1}
      className="scroll-mb-72 rounded-cut border border-s-4 border-wrn/40 border-s-wrn bg-wrn/8 p-4"
    >
      <p id="address-question" className="font-semibold">
        <Trans comment="Asked when suburb and postcode do not belong together">Is this address right?</Trans>
      </p>
      <p id="address-question-text" className="mt-1 text-sm">
        {joinSentences(i18n.locale, messages)}
      </p>
      {meant.length > 0 && (
        <>
          <p className="mt-3 mb-2 text-sm">
            <Trans>Did you mean one of these?</Trans>
          </p>
          <ul className="flex flex-wrap gap-2">
            {meant.slice(0, OFFERED).map((other) => (
              <li key={`${other.suburb} ${other.state} ${other.postcode}`}>
                <Button size="sm" disabled={busy} onClick={() => onCorrect(other)}>
                  {other.suburb} {other.state} {other.postcode}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Button variant="quiet" size="sm" busy={busy} className="-ms-3 mt-3" onClick={onConfirm}>
        <Trans>It is right as I wrote it</Trans>
      </Button>
    </div>
  );
}
