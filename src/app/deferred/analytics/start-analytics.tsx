import { consentCookie, consentIn } from '../../../rules/analytics.ts';
import type { OfferedAnalytics, Consent } from '../../../rules/analytics.ts';
import { showDeferredParts } from '../deferred-parts.tsx';
import { watchNavigations } from '../navigations.ts';
import type { Tab } from '../tab.ts';
import { ConsentBar } from './ConsentBar.tsx';
import { removeAnalyticsCookies } from './analytics-cookies.ts';
import { openTags } from './tags.ts';
import { trackShopping } from './track-shopping.ts';

/**
 * Asks for consent to analytics and, if given, reports to the services whose keys the owner has set (SEO-07).
 * The host allows their scripts only in documents requested after the choice, so the page reloads, unless
 * that could lose input. A refusal stops reporting immediately and deletes the cookies; the scripts are gone
 * with the next page at the latest.
 */
export function startAnalytics(
  tab: Tab,
  { analytics, question }: OfferedAnalytics,
  isBusy: () => boolean,
): void {
  const consent = consentIn(document.cookie);
  let isMeasured = consent === 'granted';
  const take = (chosen: Consent) => {
    document.cookie = consentCookie(chosen, location.protocol === 'https:');
    const isOther = chosen !== consent && [chosen, consent].includes('granted');
    if (chosen === 'denied') {
      isMeasured = false;
      removeAnalyticsCookies();
    }
    if (isOther && !isBusy()) location.reload();
    else if (isOther && chosen === 'denied') watchNavigations(tab.router, ({ to }) => location.assign(to));
  };
  showDeferredParts(tab.i18n, <ConsentBar question={question} consent={consent} onChoose={take} />);
  // A script that kept running has set them again.
  if (consent === 'denied') removeAnalyticsCookies();
  if (!isMeasured) return;
  const report = openTags(analytics);
  trackShopping(tab, (event) => {
    if (isMeasured) report(event);
  });
}
