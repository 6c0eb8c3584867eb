import { Trans, useLingui } from '@lingui/react/macro';
import { Globe } from 'lucide-react';
import { Button } from '../../components/ui/Button.tsx';
import { directionOf } from '../../rules/direction.ts';
import type { Locale } from '../../i18n/locales.ts';
import { languageNames } from '../../i18n/language-names.ts';
import { AtBottom } from '../deferred/AtBottom.tsx';

interface LanguageOfferProps {
  /** The language offered, in which the offer is written. */
  locale: Locale;
  onAccept: () => void;
  onDismiss: () => void;
}

/** Offers another language, in that language; covers no button and takes no focus. */
export function LanguageOffer({ locale, onAccept, onDismiss }: LanguageOfferProps) {
  const { t } = useLingui();
  return (
    <AtBottom>
      <aside
        aria-label={t({ message: 'Language', comment: 'Heading above the names of all languages' })}
        lang={locale}
        dir={directionOf(locale)}
        className="pointer-events-auto mx-3 mb-4 self-end rounded-cut border border-edge bg-surface p-4 shadow-contact sm:w-96"
      >
        <p role="status" className="flex gap-3">
          <Globe aria-hidden="true" size={20} strokeWidth={1.5} className="mt-1 shrink-0" />
          <span>
            <strong className="block">{languageNames[locale]}</strong>
            <Trans comment="Offered once to visitors whose browser prefers this language; name the language where that sounds better">
              You can read this shop in your language.
            </Trans>
          </span>
        </p>
        <p className="mt-4 flex flex-wrap gap-3">
          <Button size="sm" variant="secondary" onClick={onAccept}>
            <Trans comment="Button: the page changes to the language of these words">
              Change the language
            </Trans>
          </Button>
          <Button size="sm" variant="quiet" onClick={onDismiss}>
            <Trans comment="Button: the page stays English">Stay with English</Trans>
          </Button>
        </p>
      </aside>
    </AtBottom>
  );
}
