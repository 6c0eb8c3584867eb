import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import type { ShopSection } from './shop-section.ts';
import { shopHref } from './shop-url.ts';

/** A group without products (SHP-13). */
export function EmptyCategory({ section, slug }: { section: ShopSection; slug: string }) {
  if (section.seasonal) {
    return (
      <EmptyState
        title={<Trans>Nothing here for Christmas yet</Trans>}
        action={
          <>
            <ButtonLink href={shopHref('/shop', slug)} variant="primary">
              <Trans comment="Button: shows a category as it is outside Christmas; shelf is a word for category">
                See the whole shelf
              </Trans>
            </ButtonLink>
            <ButtonLink href={section.prefix}>
              <Trans comment="Button: leads to the part of the shop for Christmas">Back to Christmas</Trans>
            </ButtonLink>
          </>
        }
      >
        <Trans>No special and no Christmas piece on this shelf today. It is open all year, though.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={<Trans>Nothing on this shelf just yet</Trans>}
      action={
        <ButtonLink href="/shop">
          <Trans comment="Button: leads to all categories">See all categories</Trans>
        </ButtonLink>
      }
    >
      <Trans>We are cutting new pieces every week. Have a look at the other shelves meanwhile.</Trans>
    </EmptyState>
  );
}

/** Filters without results. */
export function NothingMatches({ href }: { href: string }) {
  return (
    <EmptyState
      title={<Trans>Nothing matches all of that</Trans>}
      action={
        <ButtonLink href={href} variant="primary">
          <Trans comment="Button and link, a verb: shows all products again">Clear all filters</Trans>
        </ButtonLink>
      }
    >
      <Trans>Take one of the filters away, and something will turn up.</Trans>
    </EmptyState>
  );
}
