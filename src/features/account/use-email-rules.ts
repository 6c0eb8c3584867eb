import { useLingui } from '@lingui/react/macro';
import { emailRule } from '../../graphql/generated/contract-rules.ts';
import { emailProblem } from '../../rules/email-address.ts';

/** Validation rules of an e-mail field. */
export function useEmailRules() {
  const { t } = useLingui();
  return {
    required: t`Please enter your e-mail address`,
    validate: (typed: string) => {
      const problem = emailProblem(typed.trim(), emailRule);
      if (problem === null) return true;
      if (problem === 'shape') return t`This does not look like an e-mail address`;
      // Such characters get copied along with an address from a message or a contact list.
      return t`There is an invisible character in this address. Please type it again.`;
    },
  };
}
