import { consentCookie, consentIn } from '../../../rules/analytics.ts';
import type { AskedAnalytics, Consent } from '../../../rules/analytics.ts';
import { showLateParts } from '../late-parts.tsx';
import { watchNavigations } from '../navigations.ts';
import type { Tab } from '../tab.ts';
import { ConsentBar } from './ConsentBar.tsx';
import { forgetMeasuring } from './forget-measuring.ts';
import { openTags } from './tags.ts';
import { watchShopping } from './watch-shopping.ts';

/**
 * Asks whether visits may be measured, and has them measured by those whose keys the owner has set when the answer is
 * yes (SEO-07). The host allows their scripts in documents that are asked for after the answer, so the page is loaded
 * anew; what is being filled in is not lost to that: then the next document counts. A no ends at once what is told, takes
 * away what they have left in the browser, and has their scripts gone with the next page at the latest.
 */
export function startAnalytics(
  tab: Tab,
  { analytics, question }: AskedAnalytics,
  isBusy: () => boolean,
): void {
  const answer = consentIn(document.cookie);
  let isMeasured = answer === 'granted';
  const take = (chosen: Consent) => {
    document.cookie = consentCookie(chosen, location.protocol === 'https:');
    const isOther = chosen !== answer && [chosen, answer].includes('granted');
    if (chosen === 'denied') {
      isMeasured = false;
      forgetMeasuring();
    }
    if (isOther && !isBusy()) location.reload();
    else if (isOther && chosen === 'denied') watchNavigations(tab.router, ({ to }) => location.assign(to));
  };
  showLateParts(tab.i18n, <ConsentBar question={question} answer={answer} onAnswer={take} />);
  // A script that ran on has left them once more.
  if (answer === 'denied') forgetMeasuring();
  if (!isMeasured) return;
  const tell = openTags(analytics);
  watchShopping(tab, (event) => {
    if (isMeasured) tell(event);
  });
}
