import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '../components/layout/PageHead.tsx';
import { ButtonLink } from '../components/ui/ButtonLink.tsx';
import { EmptyState } from '../components/ui/EmptyState.tsx';

/** Not-found page for an unknown group, product or page number (GRD-14, A30). */
export function ShopNotFoundScreen() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Page not found`} noindex />
      <EmptyState
        level={1}
        title={<Trans>Sorry, Couldn't find the page you were looking for</Trans>}
        action={
          <ButtonLink href="/shop" variant="primary">
            <Trans>See all categories</Trans>
          </ButtonLink>
        }
      >
        <Trans>It may have been moved, or the address has a typing mistake.</Trans>
      </EmptyState>
    </>
  );
}
