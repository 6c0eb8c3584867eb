import { useLingui } from '@lingui/react/macro';

/** The consent text for news and offers (RT-12); stored as shown (A13). */
export function useMarketingText(): string {
  const { t } = useLingui();
  return t`Please keep me up to date with new products and offers (information is not shown to third parties)`;
}
