import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { saveBlob } from '../../components/ui/save-blob.ts';
import { StatusMessage } from '../../components/ui/StatusMessage.tsx';
import { useFailureMessage } from '../../features/account/use-server-errors.ts';
import { usePersonalDataLazyQuery } from './PersonalData.generated.ts';

/** Downloads all data that the shop holds about the user. */
export function DataBox() {
  const messageOf = useFailureMessage();
  const [request, { loading, error }] = usePersonalDataLazyQuery({ fetchPolicy: 'no-cache' });
  const [saved, setSaved] = useState(false);
  const save = async () => {
    setSaved(false);
    const { data } = await request().catch(() => ({ data: undefined }));
    if (!data) return;
    const text = JSON.stringify(data.userExport, null, 2);
    saveBlob(new Blob([text], { type: 'application/json' }), 'my-data.json');
    setSaved(true);
  };
  return (
    <>
      <p className="text-ink-soft">
        <Trans>All that we hold about you, as a file that people and programs can read (JSON).</Trans>
      </p>
      <Button size="sm" className="mt-3" busy={loading} onClick={() => void save()}>
        <Trans comment="Button, a verb: saves all data of the account as a file">Download my data</Trans>
      </Button>
      <StatusMessage className="mt-2 text-sm text-ink-soft empty:hidden">
        {saved && !loading && <Trans>The file is saved: my-data.json</Trans>}
      </StatusMessage>
      <StatusMessage urgent className="mt-2 text-sm text-dng empty:hidden">
        {loading ? null : messageOf(error)}
      </StatusMessage>
    </>
  );
}
