import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSiteSettingsQuery } from '../../features/site/SiteSettings.generated.ts';
import { formatDay } from '../../rules/dates.ts';
import { daysLeft } from '../../lib/days-left.ts';
import { useBlockClock } from '../../widgets/block-clock.ts';

/** The last day to order, in the owner's words, and the days left; nothing after that day. */
export function OrderDeadline() {
  const { t, i18n } = useLingui();
  const now = useBlockClock();
  const settings = useSiteSettingsQuery({ fetchPolicy: 'cache-only' }).data?.domainCurrent;
  if (!settings || settings.order_by_words === '') return null;
  const { order_by_day: day, order_by_words: text } = settings;
  const left = daysLeft(day, now);
  if (left === null) return null;
  const date = <time dateTime={day}>{formatDay(day, i18n.locale, 'full')}</time>;
  return (
    <div className="width-grid pt-6">
      <p className="flex flex-wrap items-baseline gap-x-3 rounded-cut border border-kerf bg-surface px-5 py-3">
        <span className="font-display text-lg font-semibold">{text}</span>
        <span>
          <Trans comment="Until when one must order, e.g. order by Monday 7 December 2026">
            order by {date}
          </Trans>
        </span>
        <span className="text-ink-soft">
          {left === 0
            ? t`today is the last day`
            : t({
                message: plural(left, { one: '# day left', other: '# days left' }),
                comment: 'How many days are left to order for a feast, e.g. Christmas',
              })}
        </span>
      </p>
    </div>
  );
}
