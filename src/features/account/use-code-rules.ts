import { useLingui } from '@lingui/react/macro';

/** A code as it is sent: people type spaces between its digits. */
export const withoutSpaces = (code: string) => code.replace(/\s/g, '');

/** Whether all digits of a code, without spaces, are there. */
export const isWholeCode = (code: string) => /^\d{6}$/.test(code);

/** What the field for a mailed code asks of its text. */
export function useCodeRules() {
  const { t } = useLingui();
  return {
    required: t`Please type the code from the mail`,
    validate: (code: string) => isWholeCode(withoutSpaces(code)) || t`The code has six digits`,
  };
}
