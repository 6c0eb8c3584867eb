import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/ui/Button.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { SelectField } from '../../components/ui/SelectField.tsx';
import type { SelectOption } from '../../components/ui/SelectField.tsx';
import { TextField } from '../../components/ui/TextField.tsx';
import { withListQuery } from './list-query.ts';
import type { ListQuery } from './list-query.ts';

interface ListFilterProps {
  path: string;
  query: ListQuery;
  /** Label of the selection: form, status or source. */
  label: string;
  /** Label of the option for all. */
  prompt: string;
  options: readonly SelectOption[];
}

/** Filters a list; stored in the URL so that it can be shared. */
export function ListFilter({ path, query, label, prompt, options }: ListFilterProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const isNarrowed = withListQuery(path, { ...query, page: 1 }) !== path;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const text = (name: string) => String(given.get(name) ?? '');
    const next = { kind: text('kind'), from: text('from'), to: text('to'), page: 1 };
    void navigate(withListQuery(path, next), { preventScrollReset: true });
  };
  return (
    <form
      key={withListQuery(path, query)}
      method="get"
      action={path}
      role="search"
      aria-label={t({
        message: 'What the list shows',
        comment: 'Heard as the name of the filters above a list of the back office',
      })}
      onSubmit={submit}
      className="mt-6 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4"
    >
      <SelectField name="kind" label={label} prompt={prompt} options={options} defaultValue={query.kind} />
      <TextField
        name="from"
        type="date"
        label={t({ message: 'From', comment: 'First day that a list shows' })}
        defaultValue={query.from}
      />
      <TextField
        name="to"
        type="date"
        label={t({ message: 'To', context: 'last day', comment: 'Last day that a list shows' })}
        defaultValue={query.to}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">
          <Trans comment="Button, a verb: the list follows the filters that are chosen">Show</Trans>
        </Button>
        {isNarrowed && (
          <ButtonLink href={path} variant="quiet">
            <Trans comment="Link, a verb: takes the filters of a list away">Show all</Trans>
          </ButtonLink>
        )}
      </div>
    </form>
  );
}
