import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { PasswordField } from '../../components/ui/PasswordField.tsx';
import type { TextFieldProps } from '../../components/ui/TextField.tsx';
import { suggestPassword } from './suggest-password.ts';
import { SuggestedPassword } from './SuggestedPassword.tsx';

interface NewPasswordFieldProps extends TextFieldProps {
  fill: (value: string) => void;
}

/** A password that can be shown, with a random one on request (FRM-12). */
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
          <Trans>Suggest a password</Trans>
        </Button>
      ) : (
        <SuggestedPassword key={suggestion} password={suggestion} onUse={() => fill(suggestion)} />
      )}
    </div>
  );
}
