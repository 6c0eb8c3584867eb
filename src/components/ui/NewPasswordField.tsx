import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from './Button.tsx';
import { PasswordField } from './PasswordField.tsx';
import type { TextFieldProps } from './TextField.tsx';
import { suggestPassword } from '../../lib/suggest-password.ts';
import { SuggestedPassword } from './SuggestedPassword.tsx';

interface NewPasswordFieldProps extends TextFieldProps {
  fill: (value: string) => void;
}

/** A new password that can be revealed, with a random suggestion on request (FRM-12). */
export function NewPasswordField({ fill, ...field }: NewPasswordFieldProps) {
  const [suggestion, setSuggestion] = useState<string | null>(null);
  return (
    <div className="grid gap-1.5 sm:max-w-96">
      <PasswordField {...field} autoComplete="new-password" />
      {suggestion === null ? (
        <Button
          size="sm"
          variant="quiet"
          className="-ms-3 justify-self-start"
          onClick={() => setSuggestion(suggestPassword())}
        >
          <Trans comment="Button beside a field for a new password: makes up a safe one">
            Suggest a password
          </Trans>
        </Button>
      ) : (
        <SuggestedPassword key={suggestion} password={suggestion} onUse={() => fill(suggestion)} />
      )}
    </div>
  );
}
