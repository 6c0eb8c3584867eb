import { preferredLocale } from '../../i18n/preferred-locale.ts';
import { toLocale } from '../../i18n/locales.ts';
import { browserStore } from '../../lib/storage/browser-store.ts';

/** Kept in this browser once a language was offered. */
const OFFERED = 'language-offered';
/** So long a new page is left alone, ms. */
const SETTLED_MS = 2_000;

/** The buttons with which the page's foot changes its language. */
const choices = () => [...document.querySelectorAll<HTMLButtonElement>('#languages button')];

const hasChosen = () => /(?:^|; )locale=/.test(document.cookie);

async function offer(): Promise<void> {
  const store = browserStore();
  const wanted = preferredLocale(
    navigator.languages,
    choices().map(({ value }) => value),
  );
  // Without a store it would be offered on every page.
  if (wanted === null || wanted === document.documentElement.lang || !store || store.getItem(OFFERED)) return;
  const { showOffer } = await import('./show-offer.tsx');
  await showOffer(toLocale(wanted), () =>
    choices()
      .find(({ value }) => value === wanted)
      ?.click(),
  );
  store.setItem(OFFERED, wanted);
}

/**
 * Offers the language that the browser asks for, in that language and once, to somebody who has not chosen any (A91).
 * Nobody is sent anywhere: a page is English until somebody chooses.
 */
export function offerLanguage(): void {
  if (hasChosen()) return;
  // Whoever cannot load it is not told so.
  setTimeout(() => void offer().catch(() => null), SETTLED_MS);
}
