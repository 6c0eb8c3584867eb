import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { searchHref } from '../../features/search/search-url.ts';
import { formatMoney } from '../../lib/money.ts';
import { CategorySwatches } from './CategorySwatches.tsx';

/** A search without results because of its price limit; `terms` is the query without the limit. */
export function NothingWithinPrice({ terms, amount }: { terms: string; amount: number }) {
  const limit = formatMoney(amount);
  return (
    <EmptyState
      title={<Trans>We found nothing up to {limit}</Trans>}
      action={
        <ButtonLink href={searchHref(terms)} variant="primary">
          <Trans comment="Button: searches once more, without a limit on prices">Search at any price</Trans>
        </ButtonLink>
      }
    >
      <Trans>There may be something for a little more.</Trans>
    </EmptyState>
  );
}

/** A search without results: contact link and categories (A72). */
export function NothingFound() {
  return (
    <>
      <EmptyState
        title={<Trans>We found nothing by that name</Trans>}
        action={
          <ButtonLink href="/contact" variant="primary">
            <Trans>Ask us about it</Trans>
          </ButtonLink>
        }
      >
        <Trans>
          We may still be able to make it. Tell us what you have in mind, or look along the shelves.
        </Trans>
      </EmptyState>
      <div className="mt-10">
        <CategorySwatches />
      </div>
    </>
  );
}
