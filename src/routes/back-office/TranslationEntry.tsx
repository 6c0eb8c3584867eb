import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/ui/Button.tsx';
import { StatusMessage } from '../../components/ui/StatusMessage.tsx';
import { TextArea } from '../../components/ui/TextArea.tsx';
import { useServerErrors } from '../../features/account/use-server-errors.ts';
import { backOfficeTranslationSaveLimits as limits } from '../../graphql/generated/input-limits.ts';
import { useBackOfficeTranslationSaveMutation } from './BackOfficeTranslationSave.generated.ts';
import type { BackOfficeTranslationsQuery } from './BackOfficeTranslations.generated.ts';
import { languageName } from './TranslationFilter.tsx';
import { useTranslationWords } from './use-translation-words.ts';

type OwnerText = BackOfficeTranslationsQuery['backOfficeTranslations']['data'][number];

interface TranslationEntryProps {
  locale: string;
  text: OwnerText;
  /** Called when saving failed, perhaps by a concurrent change; resolves once the list is up to date. */
  onRefused: () => Promise<unknown>;
}

/** One text: English and its translation. Input stays until saved, whatever the host responds. */
export function TranslationEntry({ locale, text, onRefused }: TranslationEntryProps) {
  const { t } = useLingui();
  const { states } = useTranslationWords();
  const form = useForm({ defaultValues: { words: text.words } });
  const { options, messageOf } = useServerErrors(form, ['words']);
  const [save, { error }] = useBackOfficeTranslationSaveMutation(options);
  const [kept, setKept] = useState<Pick<OwnerText, 'words' | 'state'> | null>(null);
  const { model, entry, field, english } = text;
  const state = kept?.state ?? text.state;
  // Until the list is up to date, so that a second attempt is based on the current text.
  const isSaving = form.formState.isSubmitting;
  const submit = form.handleSubmit(async ({ words }) => {
    // The text last seen: saved by this tab, or else the list's.
    const seen = error ? text.words : (kept?.words ?? text.words);
    const answer = await save({ variables: { locale, model, entry, field, words, english, seen } });
    const saved = answer.data?.backOfficeTranslationSave;
    if (!saved) return void (await onRefused());
    const typed = form.getValues('words');
    setKept(saved);
    form.reset({ words: saved.words }, { keepValues: typed !== words });
    // Input made while saving is not saved yet.
    if (typed !== words) form.setValue('words', typed, { shouldDirty: true });
  });
  const saveWord = t({ message: 'Save', comment: 'Button: keeps what was written' });
  const isLong = text.is_html || english.length > 90;
  return (
    <li className="border-t border-kerf py-5">
      <form method="post" noValidate onSubmit={submit} className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        <div className="min-w-0">
          <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-ink-soft">
            <span lang="en" dir="ltr" className="wrap-anywhere">
              {text.name} · {field}
            </span>
            <span className={state === 'done' ? 'text-suc' : 'text-dng'}>
              {state in states && states[state as keyof typeof states]}
            </span>
          </p>
          <p
            lang="en"
            dir="ltr"
            // Makes the scrollable text reachable by keyboard.
            {...(isLong && { tabIndex: 0, role: 'group', 'aria-label': `${text.name} · ${field}` })}
            className="mt-1 max-h-72 overflow-y-auto whitespace-pre-line wrap-anywhere"
          >
            {english}
          </p>
          {text.before !== null && state === 'stale' && (
            <p className="mt-2 text-sm text-ink-soft">
              <Trans comment="Before the English as it was when a text was translated">
                It was translated from:
              </Trans>{' '}
              <span lang="en" dir="ltr" className="wrap-anywhere">
                {text.before}
              </span>
            </p>
          )}
        </div>
        <div className="min-w-0">
          <TextArea
            label={`${languageName(locale)}: ${text.name} · ${field}`}
            rows={isLong ? 6 : 2}
            lang={locale}
            dir="auto"
            hint={text.is_html ? 'HTML' : undefined}
            maxLength={limits.words.maxLength}
            error={form.formState.errors.words?.message}
            {...form.register('words')}
          />
          <div className="mt-3 flex flex-wrap items-center gap-4">
            <Button
              type="submit"
              size="sm"
              busy={isSaving}
              aria-label={`${saveWord}: ${text.name} · ${field}`}
            >
              {saveWord}
            </Button>
            <StatusMessage urgent className="text-sm text-dng empty:hidden">
              {isSaving ? null : messageOf(error)}
            </StatusMessage>
            <StatusMessage className="text-sm empty:hidden">
              {kept && !isSaving && !error && !form.formState.isDirty && (
                <Trans comment="What was written is kept now">Saved</Trans>
              )}
            </StatusMessage>
          </div>
        </div>
      </form>
    </li>
  );
}
