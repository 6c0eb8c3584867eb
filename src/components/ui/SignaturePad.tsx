import { useLingui } from '@lingui/react/macro';
import { Eraser } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId, useRef } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Button } from './Button.tsx';
import { FieldMessage } from './FieldMessage.tsx';
import { signatureType } from './signature-image.ts';
import { UnreachableAlert } from './UnreachableAlert.tsx';
import { useSignaturePad } from './use-signature-pad.ts';

interface SignaturePadProps {
  label: string;
  /** Id of the whole field, so that an error summary can link to it. */
  id?: string;
  required?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  /** The drawing as a data URL; '' for none. */
  value: string;
  onChange: (dataUrl: string) => void;
  /** image/png, image/jpeg or image/svg+xml; any other throws a `TypeError` (FRM-20). */
  type?: string;
}

/** A signature field for finger, pen or mouse. The drawing code loads after the field is rendered. */
export function SignaturePad({
  label,
  id,
  required = false,
  hint,
  error,
  value,
  onChange,
  type = 'image/png',
}: SignaturePadProps) {
  const { t } = useLingui();
  const ownId = useId();
  const fieldId = id ?? ownId;
  const canvas = useRef<HTMLCanvasElement>(null);
  const { clear, retry } = useSignaturePad(canvas, { value, type: signatureType(type), onChange });
  const field = useRef<HTMLDivElement>(null);
  const signed = value !== '';
  return (
    <div
      ref={field}
      role="group"
      id={fieldId}
      tabIndex={-1}
      data-invalid={error ? '' : undefined}
      aria-labelledby={`${fieldId}-label`}
      aria-describedby={classNames(`${fieldId}-hint`, Boolean(error) && `${fieldId}-error`)}
      className="max-w-lg"
    >
      <span id={`${fieldId}-label`} className="mb-1.5 block text-sm font-semibold">
        {label}
        {required ? (
          <span aria-hidden="true" className="ms-0.5 text-dng">
            *
          </span>
        ) : null}
      </span>
      <canvas
        ref={canvas}
        role="img"
        aria-label={
          signed
            ? t({ message: 'Signed', comment: 'What a field holds in which one signs by hand' })
            : t({ message: 'Not signed yet', comment: 'What a field holds in which one signs by hand' })
        }
        className={classNames(
          'block aspect-5/2 w-full touch-none rounded-cut border bg-wht',
          error ? 'border-dng' : 'border-edge',
        )}
      />
      {retry && (
        <div className="mt-1.5">
          <UnreachableAlert
            onRetry={() => {
              // The pressed button disappears.
              field.current?.focus({ preventScroll: true });
              retry();
            }}
          />
        </div>
      )}
      <div className="mt-1.5 flex items-start justify-between gap-4 text-sm text-ink-soft">
        <span id={`${fieldId}-hint`} className="py-2">
          {hint || t`Draw with your finger, a pen or the mouse.`}
        </span>
        <Button
          size="sm"
          variant="quiet"
          className="-me-3"
          aria-describedby={`${fieldId}-label`}
          onClick={clear}
        >
          <Eraser aria-hidden="true" size={16} strokeWidth={1.5} />
          {t({ message: 'Clear', comment: 'Button: wipes the signature that was drawn' })}
        </Button>
      </div>
      <FieldMessage id={`${fieldId}-error`}>{error}</FieldMessage>
    </div>
  );
}
