import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../components/ui/Button.tsx';
import { StatusMessage } from '../../components/ui/StatusMessage.tsx';
import { TextArea } from '../../components/ui/TextArea.tsx';
import { backOfficeTranslationSaveLimits as limits } from '../../graphql/generated/input-limits.ts';
import { languageName } from './TranslationFilter.tsx';
import { useTranslationForm } from './use-translation-form.ts';
import type { OwnerText } from './use-translation-form.ts';
import { useTranslationLabels } from './use-translation-labels.ts';

interface TranslationEntryProps {
  locale: string;
  /** The text as the list has it. */
  listed: OwnerText;
  /** Requests a text as it is now; `null` if that fails. */
  reload: (id: string) => Promise<OwnerText | null>;
}

/** One text: English and its translation. */
export function TranslationEntry({ locale, listed, reload }: TranslationEntryProps) {
  const { t } = useLingui();
  const { states } = useTranslationLabels();
  const { form, text, submit, isSaving, isSaved, failure } = useTranslationForm({ locale, listed, reload });
  const { field, english, state } = text;
  const saveLabel = t({ message: 'Save', comment: 'Button: keeps what was written' });
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
            maxLength={limits.translation.maxLength}
            error={form.formState.errors.translation?.message}
            {...form.register('translation')}
          />
          <div className="mt-3 flex flex-wrap items-center gap-4">
            <Button
              type="submit"
              size="sm"
              busy={isSaving}
              aria-label={`${saveLabel}: ${text.name} · ${field}`}
            >
              {saveLabel}
            </Button>
            <StatusMessage urgent className="text-sm text-dng empty:hidden">
              {failure}
            </StatusMessage>
            <StatusMessage className="text-sm empty:hidden">
              {isSaved && <Trans comment="What was written is kept now">Saved</Trans>}
            </StatusMessage>
          </div>
        </div>
      </form>
    </li>
  );
}
