import { Trans } from '@lingui/react/macro';
import type { Ref } from 'react';

interface HoneypotProps {
  /** Random, so that robots cannot recognise it. */
  name: string;
  ref: Ref<HTMLInputElement>;
}

/** A field that only robots fill in: invisible, and hidden from screen readers and the keyboard (A64). */
export function Honeypot({ name, ref }: HoneypotProps) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        <Trans comment="Label of a field that people do not see: only robots fill it in">
          Please leave this empty
        </Trans>
        <input ref={ref} name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
