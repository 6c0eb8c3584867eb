import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { TextField } from '../../components/ui/TextField.tsx';
import { emailRule } from '../../graphql/generated/contract-rules.ts';

/** Where an account's e-mail address is typed. */
export function EmailField(field: Omit<ComponentProps<typeof TextField>, 'label' | 'type'>) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`E-mail`}
      type="email"
      inputMode="email"
      autoComplete="email"
      required
      maxLength={emailRule.maxLength}
      {...field}
    />
  );
}
