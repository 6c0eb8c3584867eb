import { useLingui } from '@lingui/react/macro';
import { emailRule } from '../../graphql/generated/contract-rules.ts';
import { emailProblem } from '../../rules/email-address.ts';

/** What an e-mail field asks of its text before it is sent. */
export function useEmailRules() {
  const { t } = useLingui();
  return {
    required: t`Please enter your e-mail address`,
    validate: (typed: string) => {
      const problem = emailProblem(typed.trim(), emailRule);
      if (problem === null) return true;
      if (problem === 'shape') return t`This does not look like an e-mail address`;
      // Comes along when an address is copied out of a message or a list of contacts.
      return t`There is an invisible character in this address. Please type it again.`;
    },
  };
}
