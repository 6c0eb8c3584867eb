import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Checkbox } from '../../components/ui/Checkbox.tsx';
import { StatusMessage } from '../../components/ui/StatusMessage.tsx';
import { useFailureMessage } from '../../features/account/use-server-errors.ts';
import type { ShownBox_AccountFragment } from './ShownBox.generated.ts';
import { useShowMutation } from './Show.generated.ts';

type Shown = ShownBox_AccountFragment['shown'];

interface ShownBoxProps {
  shown: Shown;
  /** Another choice was stored. */
  onChange: () => void;
}

/** What other users see of the user: nothing by default (A92). */
export function ShownBox({ shown, onChange }: ShownBoxProps) {
  const { t } = useLingui();
  const messageOf = useFailureMessage();
  const [show, { data, loading, error }] = useShowMutation({ errorPolicy: 'all', fetchPolicy: 'no-cache' });
  const [requested, setRequested] = useState<Shown>(shown);
  const saved = data?.userShow ?? shown;
  const now = loading ? requested : saved;
  const choose = (change: Partial<Shown>) => {
    if (loading) return;
    const wanted = { name: saved.name, photo: saved.photo, ...change };
    setRequested(wanted);
    void show({ variables: wanted }).then((response) => response.data && onChange());
  };
  return (
    <>
      <Checkbox
        label={t`Show my name to others`}
        checked={now.name}
        aria-busy={loading}
        onChange={({ target }) => choose({ name: target.checked })}
      />
      <Checkbox
        label={t`Show my photo to others`}
        checked={now.photo}
        aria-busy={loading}
        onChange={({ target }) => choose({ photo: target.checked })}
      />
      <StatusMessage className="text-sm text-ink-soft">
        {now.name || now.photo ? (
          <Trans>Everybody may see what is ticked, and nothing else.</Trans>
        ) : (
          <Trans>Only you and the shop can see your name and your photo.</Trans>
        )}
      </StatusMessage>
      <StatusMessage urgent className="text-sm text-dng empty:hidden">
        {loading ? null : messageOf(error)}
      </StatusMessage>
    </>
  );
}
