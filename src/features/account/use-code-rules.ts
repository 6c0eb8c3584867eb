import { useLingui } from '@lingui/react/macro';

/** A code as it is sent: people type spaces between its digits. */
export const withoutSpaces = (code: string) => code.replace(/\s/g, '');

/** What the field for a mailed code asks of its text. */
export function useCodeRules() {
  const { t } = useLingui();
  return {
    required: t`Please type the code from the mail`,
    validate: (code: string) => /^\d{6}$/.test(withoutSpaces(code)) || t`The code has six digits`,
  };
}
