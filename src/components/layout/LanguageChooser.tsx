import { Trans, useLingui } from '@lingui/react/macro';
import { Globe } from 'lucide-react';
import { languageNames } from '../../i18n/language-names.ts';
import { directionOf } from '../../rules/direction.ts';
import type { Locale } from '../../i18n/locales.ts';

/** Used by the deferred language offer to find the shop's languages, and as a link target. */
const LANGUAGES_ID = 'languages';

interface LanguageChooserProps {
  /** Language of the page. */
  current: Locale;
  /** Languages in which the shop can be read, including the page's own. */
  languages: readonly Locale[];
}

/**
 * All languages by their own names (I18-02). A form without script: the host keeps the choice in a cookie and
 * redirects back.
 */
export function LanguageChooser({ current, languages }: LanguageChooserProps) {
  const { t } = useLingui();
  if (languages.length < 2) return null;
  return (
    <form
      id={LANGUAGES_ID}
      method="post"
      action="/language"
      aria-label={t({ message: 'Language', comment: 'Heading above the names of all languages' })}
      className="flex items-start gap-x-4"
    >
      <p className="flex min-h-8 shrink-0 items-center gap-2 text-ink-soft">
        <Globe aria-hidden="true" size={18} strokeWidth={1.5} />
        <span className="max-sm:sr-only">
          <Trans comment="Heading above the names of all languages">Language</Trans>
        </span>
      </p>
      {/* System fonts: an English page must not load a font file for a cedilla. */}
      <ul style={{ fontFamily: 'system-ui, sans-serif' }} className="flex min-w-0 flex-wrap gap-x-5">
        {languages.map((locale) => (
          // Finding fonts for eighteen languages takes as long as the whole page: each is laid out
          // separately.
          <li key={locale} className="below" style={{ containIntrinsicSize: '5rem 2rem' }}>
            <button
              type="submit"
              name="locale"
              value={locale}
              lang={locale}
              dir={directionOf(locale)}
              aria-current={locale === current ? 'true' : undefined}
              className="min-h-8 decoration-scorch underline-offset-4 hover:underline aria-[current]:font-semibold"
            >
              {languageNames[locale]}
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}
