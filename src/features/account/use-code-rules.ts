import { useLingui } from '@lingui/react/macro';

/** Removes the spaces that users type between the digits of a code. */
export const withoutSpaces = (code: string) => code.replace(/\s/g, '');

/** Whether a code without spaces is complete. */
export const isWholeCode = (code: string) => /^\d{6}$/.test(code);

/** Validation rules of the code field. */
export function useCodeRules() {
  const { t } = useLingui();
  return {
    required: t`Please type the code from the mail`,
    validate: (code: string) => isWholeCode(withoutSpaces(code)) || t`The code has six digits`,
  };
}
