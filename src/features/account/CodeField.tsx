import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { TextField } from '../../components/ui/TextField.tsx';

/** The field for the six digits of a mail; leaves room for spaces. */
export function CodeField(field: Omit<ComponentProps<typeof TextField>, 'label' | 'type'>) {
  const { t } = useLingui();
  return (
    <TextField
      label={t({ message: 'Code', context: 'login', comment: 'Six digits that were mailed' })}
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      maxLength={12}
      {...field}
    />
  );
}
