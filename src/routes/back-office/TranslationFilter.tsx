import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/ui/Button.tsx';
import { SelectField } from '../../components/ui/SelectField.tsx';
import { translatedInto, withTranslationQuery } from './translation-query.ts';
import type { TranslationQuery } from './translation-query.ts';
import { useTranslationLabels } from './use-translation-labels.ts';

/** A language's name in that language. */
export const languageName = (locale: string): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;

/** Selects language, kind of text and state; stored in the URL. */
export function TranslationFilter({ path, query }: { path: string; query: TranslationQuery }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { areas, states } = useTranslationLabels();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const text = (name: string) => String(given.get(name) ?? '');
    const next = { locale: text('locale'), area: text('area'), state: text('state'), page: 1 };
    void navigate(withTranslationQuery(path, next), { preventScrollReset: true });
  };
  const asOptions = (names: Record<string, string>) =>
    Object.entries(names).map(([value, label]) => ({ value, label }));
  return (
    <form
      key={withTranslationQuery(path, query)}
      method="get"
      action={path}
      role="search"
      aria-label={t`What the list shows`}
      onSubmit={submit}
      className="mt-6 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4"
    >
      <SelectField
        name="locale"
        label={t({
          message: 'Language',
          comment: 'Label of a list to choose from: whose translations are shown',
        })}
        prompt={false}
        defaultValue={query.locale}
        options={translatedInto.map((locale) => ({ value: locale, label: languageName(locale) }))}
      />
      <SelectField
        name="area"
        label={t({ message: 'Texts', comment: 'Back office: which of the owner’s texts a list shows' })}
        prompt={false}
        defaultValue={query.area}
        options={asOptions(areas)}
      />
      <SelectField
        name="state"
        label={t({ message: 'Progress', comment: 'Back office: how far the translation of a text is' })}
        prompt={t({
          message: 'All texts',
          comment: 'A choice: texts that are translated, or not, or whose English has changed',
        })}
        defaultValue={query.state}
        options={asOptions(states)}
      />
      <Button type="submit" className="justify-self-start">
        <Trans>Show</Trans>
      </Button>
    </form>
  );
}
