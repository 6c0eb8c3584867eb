import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { useEarlySubmit } from './use-early-submit.ts';

/**
 * Beside the button of a form marked with `EARLY_SUBMIT`: says that a click before hydration is stored, and
 * submits it afterwards.
 */
export function EarlySubmit() {
  const message = useRef<HTMLSpanElement>(null);
  useEarlySubmit(message);
  return (
    <span ref={message} role="status" className="self-center text-sm font-semibold text-ink-soft">
      <span className="hidden group-data-[early=stored]/early:inline group-data-[early=native]/early:inline">
        <Trans comment="Something was pressed before the page could do it">One moment …</Trans>
      </span>
      <span className="hidden text-dng group-data-[early=lost]/early:inline">
        <Trans>This page has not loaded completely. Please load it again.</Trans>
      </span>
    </span>
  );
}
