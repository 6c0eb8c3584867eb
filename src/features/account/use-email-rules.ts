import { useLingui } from '@lingui/react/macro';

/** What an e-mail field asks of its text before it is sent. */
export function useEmailRules() {
  const { t } = useLingui();
  return {
    required: t`Please enter your e-mail address`,
    pattern: { value: /^\s*\S+@\S+\.\S+\s*$/, message: t`This does not look like an e-mail address` },
  };
}
