import { emailRule } from '../../generated/contract-rules.ts';

/** What nobody sees makes another account of the same mailbox. */
const visible = new RegExp(emailRule.pattern, 'u');
const shape = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\.]+(\.[^\s@<>()[\],;:"\\.]+)+$/u;

/**
 * The one spelling under which an address is kept: trimmed, in lower case; null when it is no address. The
 * characters that have a meaning in a mail's header are refused, and those that are not seen.
 */
export function normaliseEmail(given: string): string | null {
  const email = given.trim().toLowerCase();
  const isAddress = email.length <= emailRule.maxLength && visible.test(email) && shape.test(email);
  return isAddress ? email : null;
}
