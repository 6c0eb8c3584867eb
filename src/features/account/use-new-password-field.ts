import { useLingui } from '@lingui/react/macro';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { newPasswordRule } from '../../graphql/generated/contract-rules.ts';

/** Props of a form's `newpassword` field: contract rules, label and registration (USR-03). */
export function useNewPasswordField<Values extends FieldValues & { newpassword: string }>(
  form: UseFormReturn<Values>,
) {
  const { t } = useLingui();
  const limit = newPasswordRule.minLength;
  const name = 'newpassword' as Path<Values>;
  const error = form.formState.errors[name]?.message;
  return {
    label: t({ message: 'New password', comment: 'Label of a field' }),
    required: true,
    maxLength: newPasswordRule.maxLength,
    hint: t({
      message: `At least ${limit} characters`,
      comment: 'Shown under the field of a new password, also when it is too short',
    }),
    error: typeof error === 'string' ? error : undefined,
    fill: (password: string) =>
      form.setValue(name, password as PathValue<Values, Path<Values>>, { shouldValidate: true }),
    ...form.register(name, {
      required: t({
        message: 'Please choose a password',
        comment: 'What is wrong with the field of a new password: it was left empty',
      }),
      minLength: { value: limit, message: t`At least ${limit} characters` },
    }),
  };
}
