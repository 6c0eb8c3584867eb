import { emailRule } from '../../generated/contract-rules.ts';

const shape = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\.]+(\.[^\s@<>()[\],;:"\\.]+)+$/u;

/**
 * The one spelling under which an address is kept: trimmed, in lower case; null when it is no address. The
 * characters that have a meaning in a mail's header are refused.
 */
export function normaliseEmail(given: string): string | null {
  const email = given.trim().toLowerCase();
  return email.length <= emailRule.maxLength && shape.test(email) ? email : null;
}
