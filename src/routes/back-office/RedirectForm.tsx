import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/ui/Button.tsx';
import { StatusMessage } from '../../components/ui/StatusMessage.tsx';
import { TextField } from '../../components/ui/TextField.tsx';
import { useServerErrors } from '../../features/account/use-server-errors.ts';
import { useTextDraft } from '../../state/text-draft.ts';
import { backOfficeRedirectSaveLimits as limits } from '../../graphql/generated/input-limits.ts';
import { useBackOfficeRedirectSaveMutation } from './BackOfficeRedirectSave.generated.ts';

/** Creates or changes a redirect; shows refusals at their fields and keeps the input (RT-27). */
export function RedirectForm({ onSaved }: { onSaved: () => void }) {
  const { t } = useLingui();
  const form = useForm({ defaultValues: { from: '', to: '' } });
  const forget = useTextDraft(form, 'redirect', 'new');
  const { options, messageOf } = useServerErrors(form, ['from', 'to']);
  const [save, { data, loading, error }] = useBackOfficeRedirectSaveMutation(options);
  const { errors } = form.formState;
  const saved = data?.backOfficeRedirectSave.from;
  const submit = form.handleSubmit(async ({ from, to }) => {
    const response = await save({ variables: { from: from.trim(), to: to.trim() } });
    if (!response.data) return;
    const typed = form.getValues();
    // Otherwise the next redirect was begun while saving.
    if (typed.from === from && typed.to === to) {
      form.reset();
      forget();
    }
    onSaved();
  });
  const beginsWithSlash = (text: string) => text.trim().startsWith('/') || t`Please begin with a slash`;
  const field = (name: 'from' | 'to') => ({
    maxLength: limits[name].maxLength,
    error: errors[name]?.message,
    autoComplete: 'off',
    dir: 'ltr' as const,
    ...form.register(name, { validate: beginsWithSlash }),
  });
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="mt-6 grid max-w-3xl items-start gap-4 sm:grid-cols-2"
    >
      <TextField
        label={t({ message: 'Old address', comment: 'Path of a page that has moved' })}
        hint={t({
          message: 'e.g. /old-page',
          comment: 'Under a field for the path of a page; the path stays as it is',
        })}
        {...field('from')}
      />
      <TextField
        label={t({ message: 'Leads to', comment: 'Path of the page where an old address leads' })}
        hint={t({
          message: 'e.g. /shop/slate',
          comment: 'Under a field for the path of a page; the path stays as it is',
        })}
        {...field('to')}
      />
      <div className="sm:col-span-2">
        <Button type="submit" variant="primary" busy={loading}>
          <Trans comment="Button: an old address leads to a new one from now on">Save the redirect</Trans>
        </Button>
      </div>
      <StatusMessage urgent className="text-sm text-dng empty:hidden sm:col-span-2">
        {loading ? null : messageOf(error)}
      </StatusMessage>
      <StatusMessage className="text-sm empty:hidden sm:col-span-2">
        {saved !== undefined && !loading && !error && <Trans>{saved} is redirected from now on</Trans>}
      </StatusMessage>
    </form>
  );
}
