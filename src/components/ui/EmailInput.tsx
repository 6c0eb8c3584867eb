import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { ChangeEvent } from 'react';
import { suggestEmail } from '../../lib/suggest-email.ts';
import { StatusMessage } from './StatusMessage.tsx';
import { TextField } from './TextField.tsx';
import type { TextFieldProps } from './TextField.tsx';

interface EmailInputProps extends Omit<TextFieldProps, 'type' | 'inputMode'> {
  /** Replaces the address in the field. */
  fill: (email: string) => void;
}

/** An e-mail field that suggests a correction for a domain that looks mistyped, without insisting. */
export function EmailInput({ fill, className, onChange, ...field }: EmailInputProps) {
  const [meant, setMeant] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    setMeant(suggestEmail(event.target.value));
    onChange?.(event);
  };
  return (
    <div ref={box} className={className}>
      <TextField {...field} type="email" inputMode="email" onChange={type} />
      <StatusMessage className="text-sm empty:hidden">
        {meant !== null && (
          <Trans comment="Under an e-mail address that looks mistyped; {meant} is a better one, which a press takes">
            Did you mean{' '}
            <button
              type="button"
              className="min-h-11 font-semibold wrap-anywhere underline underline-offset-4"
              onClick={() => {
                setMeant(null);
                fill(meant);
                // The focused button disappears.
                box.current?.querySelector('input')?.focus();
              }}
            >
              {meant}
            </button>
            ?
          </Trans>
        )}
      </StatusMessage>
    </div>
  );
}
