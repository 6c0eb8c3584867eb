import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { StatusMessage } from './StatusMessage.tsx';

interface SuggestedPasswordProps {
  password: string;
  onUse: () => void;
}

/** A suggested password to copy into a password manager or to put into the field. */
export function SuggestedPassword({ password, onUse }: SuggestedPasswordProps) {
  const { t } = useLingui();
  const [said, setSaid] = useState('');
  const use = useRef<HTMLButtonElement>(null);
  // The button that requested it has been replaced.
  useEffect(() => use.current?.focus(), []);
  const copy = () =>
    // Browsers provide no clipboard on pages without TLS.
    Promise.resolve(
      navigator.clipboard?.writeText(password) ?? Promise.reject(new Error('no clipboard')),
    ).then(
      () => setSaid(t({ message: 'Copied', comment: 'Status: the password was copied' })),
      () => setSaid(t`Please mark the password and copy it yourself.`),
    );
  const Icon = said === t`Copied` ? Check : Copy;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-cut border border-kerf bg-surface px-3 py-2">
      <code className="grow text-lg tracking-wide select-all">{password}</code>
      <Button size="sm" onClick={() => void copy()}>
        <Icon aria-hidden="true" size={16} strokeWidth={1.5} />
        <Trans comment="Button: copies the password">Copy</Trans>
      </Button>
      <Button ref={use} size="sm" onClick={onUse}>
        <Trans comment="Button: takes the password that was suggested">Use this one</Trans>
      </Button>
      <StatusMessage className="w-full text-sm text-ink-soft empty:hidden">{said}</StatusMessage>
    </div>
  );
}
