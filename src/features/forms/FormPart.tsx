import { Trans } from '@lingui/react/macro';
import { createElement } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { RichText } from '../../components/ui/RichText.tsx';
import { EarlySubmit } from '../../components/layout/EarlySubmit.tsx';
import { useHydrated } from '../../components/layout/use-hydrated.ts';
import type { FormItem } from './form-items.ts';

interface FormPartProps {
  item: Exclude<FormItem, { type: 'field' }>;
  busy: boolean;
  /** The first submit button. */
  isPrimary: boolean;
  onReset: () => void;
}

/** The parts of a form other than fields: text and buttons. */
export function FormPart({ item, busy, isPrimary, onReset }: FormPartProps) {
  switch (item.type) {
    case 'content':
      return <RichText html={item.html} />;
    case 'header':
      return createElement(
        `h${item.level}`,
        { className: 'mt-4 font-display text-xl font-semibold' },
        item.text,
      );
    case 'paragraph':
      return <p className="measure">{item.text}</p>;
    case 'button':
      return item.resets ? (
        <Button className="justify-self-start" onClick={onReset}>
          {item.label}
        </Button>
      ) : (
        <SendButton label={item.label} busy={busy} isPrimary={isPrimary} />
      );
  }
}

interface SendButtonProps {
  /** 'Send' when the form has no label. */
  label?: string;
  busy: boolean;
  isPrimary: boolean;
}

/**
 * Submits the form. Disabled without script, so that a press loses nothing; presses while the script loads
 * are replayed.
 */
export function SendButton({ label, busy, isPrimary }: SendButtonProps) {
  const hydrated = useHydrated();
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          variant={isPrimary ? 'primary' : 'secondary'}
          disabled={!hydrated}
          suppressHydrationWarning
          busy={busy}
          className="disabled:opacity-100"
        >
          {label ?? <Trans comment="Button: sends what was filled into a form">Send</Trans>}
        </Button>
        {isPrimary && <EarlySubmit />}
      </div>
      {isPrimary && !hydrated ? (
        <noscript>
          <Trans>Sending needs JavaScript. With it switched off, please write us an e-mail.</Trans>
        </noscript>
      ) : null}
    </>
  );
}
