import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { focusAround } from '../../components/ui/focus-around.ts';
import { SignaturePad } from '../../components/ui/SignaturePad.tsx';
import { StatusMessage } from '../../components/ui/StatusMessage.tsx';
import { pictureFile } from './picture-file.ts';
import type { SentAddonProps } from './sent-addon-props.ts';
import { SentValue } from './SentValue.tsx';
import { useFileUpload } from './use-file-upload.ts';

/** An add-on that is the shopper's handwriting (A55): drawn, and sent as a picture once the pointer rests. */
export function SignatureAddon({
  name,
  error,
  refused,
  value,
  onChange,
  ...look
}: Omit<SentAddonProps, 'kind'>) {
  const { upload, send } = useFileUpload(value, onChange);
  const [drawn, setDrawn] = useState('');
  const { failure } = upload.context;
  const draw = (dataUrl: string) => {
    setDrawn(dataUrl);
    if (dataUrl === '') send({ type: 'file.remove' });
    else send({ type: 'file.draw', file: pictureFile(dataUrl, 'signature.png') });
  };
  const isLost = refused && upload.hasTag('uploaded');
  const problem =
    failure?.reason === 'refused'
      ? failure.message
      : failure && <Trans>We cannot reach the shop. Your signature is kept here.</Trans>;
  return (
    <div>
      <SentValue name={name} value={value} />
      <SignaturePad
        {...look}
        error={problem ?? error}
        value={upload.context.file ? drawn : ''}
        onChange={draw}
      />
      <StatusMessage className="text-sm text-ink-soft">
        {upload.hasTag('busy') && (
          <Trans comment="Status under a field: the signature that was drawn is on its way to the shop">
            Sending the signature …
          </Trans>
        )}
        {upload.hasTag('uploaded') && (
          <Trans comment="Status under a field: the shop has the signature now">
            The signature has arrived.
          </Trans>
        )}
      </StatusMessage>
      {(failure || isLost) && upload.can({ type: 'upload.retry' }) && (
        <Button
          ref={focusAround}
          size="sm"
          variant="secondary"
          className="mt-2"
          onClick={() => send({ type: 'upload.retry' })}
        >
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  );
}
