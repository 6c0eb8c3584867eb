import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSiteSettingsQuery } from './site/SiteSettings.generated.ts';

/** How long making takes, as text, consistent with the arrival estimate; `null` when unknown. */
export function useMakingDays(): string | null {
  const { t } = useLingui();
  const { data } = useSiteSettingsQuery({ fetchPolicy: 'cache-only' });
  if (!data) return null;
  const { min_making_days: min, max_making_days: max } = data.domainCurrent;
  if (min < max)
    return t({
      message: `${min} to ${max} business days`,
      comment: 'How long making takes; it becomes {days} in ‘In stock, posted in {days}’',
    });
  return t({
    message: plural(max, { one: '# business day', other: '# business days' }),
    comment: 'How long making takes; it becomes {days} in ‘In stock, posted in {days}’',
  });
}
