import { emailRule } from '../../generated/contract-rules.ts';
import { emailProblem } from '../../../src/rules/email-address.ts';

/**
 * Returns the canonical spelling of an address (trimmed, lower case); null if it is invalid. Rejects
 * characters with a meaning in mail headers, and invisible ones, which would create a second account for the
 * same mailbox.
 */
export function normaliseEmail(given: string): string | null {
  const email = given.trim().toLowerCase();
  return emailProblem(email, emailRule) === null ? email : null;
}
