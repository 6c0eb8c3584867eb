import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import type { Consent } from '../../../rules/analytics.ts';
import { AtBottom } from '../AtBottom.tsx';

interface ConsentBarProps {
  /** Worded by the owner, who is answerable for it. */
  question: string;
  /** The previous choice; `null` when there is none yet, which opens the question. */
  consent: Consent | null;
  onChoose: (consent: Consent) => void;
}

const CHOICE = 'inline-block min-w-12 first-letter:uppercase';

/** Asks once for consent to third-party analytics; a button at the foot reopens the question. */
export function ConsentBar({ question, consent, onChoose }: ConsentBarProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(consent === null);
  const choose = (chosen: Consent) => {
    setOpen(false);
    onChoose(chosen);
  };
  const title = t({
    message: 'Your data',
    comment: 'Name of the question whether visits may be counted',
  });
  if (!isOpen)
    return (
      <aside aria-label={title} className="border-t border-kerf py-2 text-center print:hidden">
        <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
          {title}
        </Button>
      </aside>
    );
  return (
    <AtBottom>
      <aside
        aria-label={title}
        className="pointer-events-auto order-2 border-t border-edge bg-surface shadow-sheet"
      >
        <div className="width-grid flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
          <p className="min-w-0 grow basis-56">{question}</p>
          <p className="flex gap-3">
            <Button size="sm" variant="secondary" onClick={() => choose('denied')}>
              <span className={CHOICE}>
                <Trans comment="Answer to whether visits may be counted">no</Trans>
              </span>
            </Button>
            <Button size="sm" variant="secondary" onClick={() => choose('granted')}>
              <span className={CHOICE}>
                <Trans comment="Answer to whether visits may be counted">yes</Trans>
              </span>
            </Button>
          </p>
        </div>
      </aside>
    </AtBottom>
  );
}
