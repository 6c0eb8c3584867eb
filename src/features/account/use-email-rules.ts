import { useLingui } from '@lingui/react/macro';
import { emailRule } from '../../graphql/generated/contract-rules.ts';

const VISIBLE = new RegExp(emailRule.pattern, 'u');

/** What an e-mail field asks of its text before it is sent. */
export function useEmailRules() {
  const { t } = useLingui();
  return {
    required: t`Please enter your e-mail address`,
    pattern: { value: /^\s*\S+@\S+\.\S+\s*$/, message: t`This does not look like an e-mail address` },
    // Comes along when an address is copied out of a message or a list of contacts.
    validate: (typed: string) =>
      VISIBLE.test(typed.trim()) || t`There is an invisible character in this address. Please type it again.`,
  };
}
