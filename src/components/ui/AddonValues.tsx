import { Trans, useLingui } from '@lingui/react/macro';
import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { saveBlob } from './save-blob.ts';

interface AddonValuesProps {
  values: readonly string[];
  /** Ids of the files that the values name, one each; empty for plain text. */
  files?: readonly string[];
  /** Fetches a file by its id. */
  load: (id: string) => Promise<Blob>;
}

/** Values in one line; files can be downloaded. */
export function AddonValues({ values, files, load }: AddonValuesProps) {
  if (!files || files.length === 0) return values.join(' / ');
  return files.map((id, index) => <FileButton key={id} name={values[index] ?? ''} load={() => load(id)} />);
}

function FileButton({ name, load }: { name: string; load: () => Promise<Blob> }) {
  const { t } = useLingui();
  const [failed, setFailed] = useState(false);
  const save = () => {
    setFailed(false);
    load().then(
      (blob) => saveBlob(blob, name),
      () => setFailed(true),
    );
  };
  return (
    <span className="me-3 inline-block">
      <button
        type="button"
        onClick={save}
        aria-label={t({
          message: `Save ${name}`,
          comment: 'Button, heard only: saves the file with this name to one’s own device',
        })}
        className="inline-flex items-center gap-1 text-start underline decoration-scorch underline-offset-4"
      >
        <Paperclip aria-hidden="true" className="size-4 shrink-0" />
        <span className="wrap-anywhere">{name}</span>
      </button>
      <span role="status" className="text-dng">
        {failed && (
          <>
            {' '}
            <Trans>This file cannot be opened here.</Trans>
          </>
        )}
      </span>
    </span>
  );
}
