import { Trans, useLingui } from '@lingui/react/macro';
import { formatDay } from '../../rules/dates.ts';
import type { MarketingHistory_ChoiceFragment } from './MarketingHistory.generated.ts';

/** The earlier choices about news and offers with date and text (A13). */
export function MarketingHistory({ choices }: { choices: readonly MarketingHistory_ChoiceFragment[] }) {
  const { i18n } = useLingui();
  if (choices.length === 0) return null;
  return (
    <details className="mt-3 text-sm">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        <Trans>What you have chosen so far</Trans>
      </summary>
      <ol className="space-y-3">
        {choices.map(({ chosen_at, opted_in, text }) => (
          <li key={chosen_at}>
            <time dateTime={chosen_at}>{formatDay(chosen_at, i18n.locale)}</time>:{' '}
            <strong>
              {opted_in ? (
                <Trans comment="Answer to whether the shop may send news">yes</Trans>
              ) : (
                <Trans comment="Answer to whether the shop may send news">no</Trans>
              )}
            </strong>
            <q className="block text-ink-soft">{text}</q>
          </li>
        ))}
      </ol>
    </details>
  );
}
