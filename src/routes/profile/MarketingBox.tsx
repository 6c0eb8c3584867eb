import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Checkbox } from '../../components/ui/Checkbox.tsx';
import { StatusMessage } from '../../components/ui/StatusMessage.tsx';
import { formatDay } from '../../rules/dates.ts';
import { useMarketingText } from '../../features/use-marketing-text.ts';
import { useFailureMessage } from '../../features/account/use-server-errors.ts';
import { useMarketingMutation } from './Marketing.generated.ts';
import type { ProfileQuery } from './Profile.generated.ts';

interface MarketingBoxProps {
  /** The last choice; `null` before one, which means no. */
  chosen: ProfileQuery['userMyAccount']['marketing_history'][number] | null;
  /** Another choice was stored. */
  onChange: () => void;
}

/** Whether to receive mails about news and offers, and since when; the host stores the text shown (A13). */
export function MarketingBox({ chosen, onChange }: MarketingBoxProps) {
  const { i18n } = useLingui();
  const text = useMarketingText();
  const messageOf = useFailureMessage();
  const [choose, { data, loading, error }] = useMarketingMutation({
    errorPolicy: 'all',
    fetchPolicy: 'no-cache',
  });
  const [requested, setRequested] = useState(false);
  const choice = data?.userMarketing ?? chosen;
  const day = choice && formatDay(choice.chosen_at, i18n.locale);
  return (
    <>
      <Checkbox
        label={text}
        checked={loading ? requested : (choice?.opted_in ?? false)}
        aria-busy={loading}
        onChange={({ target: { checked } }) => {
          if (loading) return;
          setRequested(checked);
          void choose({ variables: { opted_in: checked, text } }).then(
            ({ data: saved }) => saved && onChange(),
          );
        }}
      />
      <StatusMessage className="text-sm text-ink-soft empty:hidden">
        {choice?.opted_in === true && (
          <Trans comment="Under the question whether the shop may send news; {day} is a date">
            You agreed on {day}.
          </Trans>
        )}
        {choice?.opted_in === false && (
          <Trans comment="Under the question whether the shop may send news; {day} is a date">
            You said no on {day}.
          </Trans>
        )}
      </StatusMessage>
      <StatusMessage urgent className="text-sm text-dng empty:hidden">
        {loading ? null : messageOf(error)}
      </StatusMessage>
    </>
  );
}
