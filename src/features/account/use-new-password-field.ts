import { useLingui } from '@lingui/react/macro';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { newPasswordRule } from '../../graphql/generated/contract-rules.ts';

/** What the field `newpassword` of a form is: its rules by the contract, its words, and how it is filled (USR-03). */
export function useNewPasswordField<Values extends FieldValues & { newpassword: string }>(
  form: UseFormReturn<Values>,
) {
  const { t } = useLingui();
  const name = 'newpassword' as Path<Values>;
  const error = form.formState.errors[name]?.message;
  return {
    label: t`New password`,
    required: true,
    maxLength: newPasswordRule.maxLength,
    hint: t`At least 8 characters`,
    error: typeof error === 'string' ? error : undefined,
    fill: (password: string) =>
      form.setValue(name, password as PathValue<Values, Path<Values>>, { shouldValidate: true }),
    ...form.register(name, {
      required: t`Please choose a password`,
      minLength: { value: newPasswordRule.minLength, message: t`At least 8 characters` },
    }),
  };
}
