import { useLingui } from '@lingui/react/macro';

/** What somebody agrees to who ticks the box about news and offers (RT-12); it is kept as it is shown (A13). */
export function useMarketingText(): string {
  const { t } = useLingui();
  return t`Please keep me up to date with new products and offers (information is not shown to third parties)`;
}
