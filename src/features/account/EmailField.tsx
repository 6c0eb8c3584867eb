import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { EmailInput } from '../../components/ui/EmailInput.tsx';
import { emailRule } from '../../graphql/generated/contract-rules.ts';

/** The e-mail address field of an account. */
export function EmailField(field: Omit<ComponentProps<typeof EmailInput>, 'label'>) {
  const { t } = useLingui();
  return (
    <EmailInput
      label={t({ message: 'E-mail', comment: 'Label of a field, and of a line: an e-mail address' })}
      autoComplete="email"
      required
      maxLength={emailRule.maxLength}
      {...field}
    />
  );
}
