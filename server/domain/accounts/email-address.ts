import { emailRule } from '../../generated/contract-rules.ts';
import { emailProblem } from '../../../src/rules/email-address.ts';

/**
 * The one spelling under which an address is kept: trimmed, in lower case; null when it is no address. The
 * characters that have a meaning in a mail's header are refused, and those that are not seen: they would make another
 * account of the same mailbox.
 */
export function normaliseEmail(given: string): string | null {
  const email = given.trim().toLowerCase();
  return emailProblem(email, emailRule) === null ? email : null;
}
