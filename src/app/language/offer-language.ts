import { preferredLocale } from '../../i18n/preferred-locale.ts';
import { toLocale } from '../../i18n/locales.ts';
import { browserStore } from '../../lib/storage/browser-store.ts';

/** Storage key of the language last offered. */
const OFFERED = 'language-offered';
/** How long (ms) a new page is left undisturbed. */
const SETTLED_MS = 2_000;

/** The language buttons at the foot of the page. */
const choices = () => [...document.querySelectorAll<HTMLButtonElement>('#languages button')];

const hasChosen = () => /(?:^|; )locale=/.test(document.cookie);

async function offer(): Promise<void> {
  const store = browserStore();
  const wanted = preferredLocale(
    navigator.languages,
    choices().map(({ value }) => value),
  );
  // Without storage the offer would appear on every page.
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
 * Offers the browser's preferred language once, in that language, to visitors who have not chosen one (A91).
 * Never redirects: a page stays English until the visitor chooses.
 */
export function offerLanguage(): void {
  if (hasChosen()) return;
  // Failing to load is silent.
  setTimeout(() => void offer().catch(() => null), SETTLED_MS);
}
