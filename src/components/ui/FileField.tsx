import { Trans, useLingui } from '@lingui/react/macro';
import { FileUp, RotateCcw, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import type { FieldLook } from './Field.tsx';
import { Field } from './Field.tsx';
import { IconButton } from './IconButton.tsx';
import { fileSize } from './file-size.ts';
import { StatusMessage } from './StatusMessage.tsx';

interface FileFieldProps extends FieldLook {
  required?: boolean;
  /** Same as `accept` of a file input. */
  accept: string;
  /** The chosen file; `null` for none. */
  file: { name: string; size?: number } | null;
  /** Being uploaded. */
  busy: boolean;
  arrived: boolean;
  onChoose: (file: File) => void;
  onRemove: () => void;
  /** Uploads again after a failure. */
  onRetry?: (() => void) | null;
}

/** A file field with the file's name and size, its upload progress, and a button to remove it. */
export function FileField({
  accept,
  file,
  busy,
  arrived,
  onChoose,
  onRemove,
  onRetry,
  ...field
}: FileFieldProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const take = (control: HTMLInputElement | null) => {
    const chosen = control?.files?.[0];
    if (!control || !chosen) return;
    onChoose(chosen);
    // So that the same file can be chosen again.
    control.value = '';
  };
  // A file may have been chosen before hydration.
  const takeEarly = useEffectEvent(() => take(input.current));
  useEffect(() => takeEarly(), []);
  // The pressed button disappears.
  const press = (onPress: () => void) => {
    onPress();
    input.current?.focus();
  };
  return (
    <Field {...field}>
      {(ties) => (
        <>
          <div className="relative flex min-h-11 items-center gap-3 rounded-cut border border-dashed border-edge bg-surface px-3 py-2 transition-colors focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-(--focus) hover:border-scorch">
            {file instanceof File && file.type.startsWith('image/') ? (
              <Thumbnail key={`${file.name} ${file.lastModified}`} file={file} />
            ) : (
              <FileUp aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
            )}
            <span className="min-w-0 grow wrap-anywhere">
              {file ? (
                <>
                  {file.name}{' '}
                  {file.size !== undefined && (
                    <span className="text-sm text-ink-soft">({fileSize(file.size)})</span>
                  )}
                </>
              ) : (
                <Trans comment="In a field for a file: a press opens the device’s own window to choose one">
                  Choose a file
                </Trans>
              )}
            </span>
            <input
              {...ties}
              ref={input}
              type="file"
              accept={accept}
              required={field.required && !file}
              onChange={(event) => take(event.target)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {file && (
              <span className="relative shrink-0">
                <IconButton
                  icon={X}
                  label={t({
                    message: `Remove ${file.name}`,
                    comment:
                      'Button, heard only: takes away a chosen file, or a piece in the cart, by its name',
                  })}
                  onClick={() => press(onRemove)}
                />
              </span>
            )}
          </div>
          {busy && (
            <progress
              aria-label={t({ message: 'Sending the file', comment: 'Heard as the name of a progress bar' })}
              className="mt-2 h-1 w-full accent-scorch"
            />
          )}
          <StatusMessage className="text-sm text-ink-soft">
            {busy && (
              <Trans comment="Status under a field: the file is on its way to the shop">
                Sending the file …
              </Trans>
            )}
            {arrived && (
              <Trans comment="Status under a field: the shop has the file now">The file has arrived.</Trans>
            )}
          </StatusMessage>
          {onRetry && (
            <Button size="sm" variant="secondary" onClick={() => press(onRetry)} className="mt-2">
              <RotateCcw aria-hidden="true" className="size-4" /> <Trans>Try again</Trans>
            </Button>
          )}
        </>
      )}
    </Field>
  );
}

/** Preview of the chosen picture; hidden when this browser cannot display it. */
function Thumbnail({ file }: { file: File }) {
  const [url] = useState(() => URL.createObjectURL(file));
  // Not earlier: revoking a URL while it is being read logs an error.
  const release = () => URL.revokeObjectURL(url);
  return (
    <img
      src={url}
      alt=""
      onLoad={release}
      onError={({ currentTarget }) => {
        release();
        currentTarget.hidden = true;
      }}
      className="size-14 shrink-0 rounded-cut border border-kerf object-cover"
    />
  );
}
