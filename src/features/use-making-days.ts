import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSiteSettingsQuery } from './site/SiteSettings.generated.ts';

/** How long making takes, in words, as the estimate of its arrival reckons; null while that is not known. */
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
