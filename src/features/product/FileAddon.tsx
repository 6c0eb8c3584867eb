import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FileField } from '../../components/ui/FileField.tsx';
import { addonFileTypeValues } from '../../graphql/generated/contract-rules.ts';
import { cartAddonFileAddLimits } from '../../graphql/generated/input-limits.ts';
import { MEGABYTE } from '../../rules/megabyte.ts';
import type { SentAddonProps } from './sent-addon-props.ts';
import { SentValue } from './SentValue.tsx';
import { useFileUpload } from './use-file-upload.ts';

/** The accepted file types; the host inspects the files itself. */
const ACCEPTED = addonFileTypeValues.map((type) => `.${type}`).join();
const MAX_BYTES = cartAddonFileAddLimits.file.maxBytes;
const limit = MAX_BYTES / MEGABYTE;

/** An add-on that is the shopper's file (A55): uploaded immediately and stored for their cart. */
export function FileAddon({ name, error, refused, value, onChange, ...look }: Omit<SentAddonProps, 'kind'>) {
  const { t } = useLingui();
  const { upload, send } = useFileUpload(value, onChange);
  const [tooLarge, setTooLarge] = useState(false);
  const { file, failure } = upload.context;
  const choose = (chosen: File) => {
    setTooLarge(chosen.size > MAX_BYTES);
    if (chosen.size <= MAX_BYTES) send({ type: 'file.choose', file: chosen });
  };
  const again = (event: { type: 'file.remove' | 'upload.retry' }) => {
    setTooLarge(false);
    send(event);
  };
  const isLost = refused && upload.hasTag('uploaded');
  const isUnreachable = failure?.reason === 'unreachable';
  const problem = tooLarge
    ? t`This file is larger than ${limit} MB. Please choose a smaller one.`
    : failure?.reason === 'refused'
      ? failure.message
      : isUnreachable && <Trans>We cannot reach the shop. Your file is kept here.</Trans>;
  const canRetry = upload.can({ type: 'upload.retry' }) && (isUnreachable || isLost);
  return (
    <>
      <SentValue name={name} value={value} />
      <FileField
        {...look}
        accept={ACCEPTED}
        error={problem || error}
        file={
          file ??
          (upload.hasTag('uploaded')
            ? {
                name: t({
                  message: 'Your file',
                  comment: 'In the place of a file’s name that is not known any more',
                }),
              }
            : null)
        }
        arrived={upload.hasTag('uploaded')}
        busy={upload.hasTag('busy')}
        onChoose={choose}
        onRemove={() => again({ type: 'file.remove' })}
        onRetry={canRetry ? () => again({ type: 'upload.retry' }) : null}
      />
    </>
  );
}
