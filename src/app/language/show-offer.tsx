import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import { loadI18n } from '../../i18n/load-messages.ts';
import type { Locale } from '../../i18n/locales.ts';
import { LanguageOffer } from './LanguageOffer.tsx';

/** Shows the offer to read the shop in `locale`, in its words, beside the page, until it is taken or dismissed. */
export async function showOffer(locale: Locale, accept: () => void): Promise<void> {
  const i18n = await loadI18n(locale);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const dismiss = () => {
    root.unmount();
    place.remove();
  };
  root.render(
    <I18nProvider i18n={i18n}>
      <LanguageOffer locale={locale} onAccept={accept} onDismiss={dismiss} />
    </I18nProvider>,
  );
}
