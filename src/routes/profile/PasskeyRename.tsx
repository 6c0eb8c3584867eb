import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/ui/Button.tsx';
import { StatusMessage } from '../../components/ui/StatusMessage.tsx';
import { TextField } from '../../components/ui/TextField.tsx';
import { useServerErrors } from '../../features/account/use-server-errors.ts';
import { passkeyNameRule } from '../../graphql/generated/contract-rules.ts';
import { usePasskeyRenameMutation } from './PasskeyRename.generated.ts';

interface PasskeyRenameProps {
  id: number;
  name: string;
  onDone: () => void;
}

/** Renames a passkey. */
export function PasskeyRename({ id, name, onDone }: PasskeyRenameProps) {
  const { t } = useLingui();
  const form = useForm({ defaultValues: { name } });
  const { options, messageOf } = useServerErrors(form, ['name']);
  const [rename, { loading, error }] = usePasskeyRenameMutation(options);
  const submit = form.handleSubmit(async (values) => {
    const { data } = await rename({ variables: { id, name: values.name.trim() } });
    if (data) onDone();
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="w-full space-y-3 py-1">
      <TextField
        label={t({ message: 'Name of the passkey', comment: 'Label of a field' })}
        required
        maxLength={passkeyNameRule.maxLength}
        error={form.formState.errors.name?.message}
        {...form.register('name', {
          validate: (text) => text.trim() !== '' || t`Please give it a name`,
        })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" busy={loading}>
          <Trans comment="Button: the passkey is called so from now on">Save the name</Trans>
        </Button>
        <Button variant="quiet" size="sm" onClick={onDone}>
          <Trans comment="Button, a verb: closes a form and saves nothing">Cancel</Trans>
        </Button>
      </div>
      <StatusMessage urgent className="text-sm text-dng empty:hidden">
        {loading ? null : messageOf(error)}
      </StatusMessage>
    </form>
  );
}
