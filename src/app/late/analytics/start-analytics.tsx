import { consentCookie, consentIn } from '../../../rules/analytics.ts';
import type { AskedAnalytics, Consent } from '../../../rules/analytics.ts';
import { showLateParts } from '../late-parts.tsx';
import type { Tab } from '../tab.ts';
import { ConsentBar } from './ConsentBar.tsx';
import { openTags } from './tags.ts';
import { watchShopping } from './watch-shopping.ts';

/**
 * Asks whether visits may be measured, and has them measured by those whose keys the owner has set when the answer is
 * yes (SEO-07). The host allows their scripts in documents that are asked for after the answer, so the page is loaded
 * anew; what is being filled in is not lost to that: then the next document counts.
 */
export function startAnalytics(
  tab: Tab,
  { analytics, question }: AskedAnalytics,
  isBusy: () => boolean,
): void {
  const answer = consentIn(document.cookie);
  const take = (chosen: Consent) => {
    document.cookie = consentCookie(chosen, location.protocol === 'https:');
    const isOther = chosen !== answer && [chosen, answer].includes('granted');
    if (isOther && !isBusy()) location.reload();
  };
  showLateParts(tab.i18n, <ConsentBar question={question} answer={answer} onAnswer={take} />);
  if (answer === 'granted') watchShopping(tab, openTags(analytics));
}
