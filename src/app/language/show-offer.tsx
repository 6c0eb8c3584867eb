import { useState } from 'react';
import { loadI18n } from '../../i18n/load-messages.ts';
import type { Locale } from '../../i18n/locales.ts';
import { showDeferredParts } from '../deferred/deferred-parts.tsx';
import { LanguageOffer } from './LanguageOffer.tsx';

interface OfferOnceProps {
  locale: Locale;
  onAccept: () => void;
}

function OfferOnce({ locale, onAccept }: OfferOnceProps) {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <LanguageOffer locale={locale} onAccept={onAccept} onDismiss={() => setOpen(false)} />
  ) : null;
}

/** Shows the offer to read the shop in `locale` beside the page, until it is accepted or dismissed. */
export async function showOffer(locale: Locale, accept: () => void): Promise<void> {
  showDeferredParts(await loadI18n(locale), <OfferOnce locale={locale} onAccept={accept} />);
}
