import { useLingui } from '@lingui/react/macro';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { TextField } from './TextField.tsx';
import type { TextFieldProps } from './TextField.tsx';

/** A password that can be revealed. */
export function PasswordField(props: TextFieldProps) {
  const { t } = useLingui();
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={visible ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          aria-pressed={visible}
          aria-label={t({
            message: 'Show the password',
            comment: 'Button, heard only: makes what is typed readable',
          })}
          onClick={() => setVisible(!visible)}
          className="grid size-11 place-items-center text-ink-soft hover:text-ink"
        >
          <Icon aria-hidden="true" size={20} strokeWidth={1.5} />
        </button>
      }
    />
  );
}
