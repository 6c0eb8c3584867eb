import { Trans } from '@lingui/react/macro';
import { AppLink } from '../../components/ui/AppLink.tsx';
import { partOnDemand } from '../../components/ui/part-on-demand.ts';
import { Picture } from '../../components/ui/Picture.tsx';
import { Price } from '../../components/ui/Price.tsx';
import { useHoverDelay } from '../../components/ui/use-hover-delay.ts';
import type { ImageSlotName } from '../../rules/image-slots.ts';
import { useSellsOnline } from '../../state/sells-online.ts';
import { NewsBadges } from './NewsBadges.tsx';
import { setPreview } from './product-preview.ts';
import type { ProductCard_ProductFragment } from './ProductCard.generated.ts';

const SecondPhoto = partOnDemand(async () => (await import('./SecondPhoto.tsx')).SecondPhoto);

/** How long (ms) a mouse rests on a card before its next photo shows: an earlier press opens the product. */
const SECOND_PHOTO_AFTER_MS = 150;

interface ProductCardProps {
  product: ProductCard_ProductFragment;
  /** The image slot, which sets the picture's width. */
  slot?: ImageSlotName;
  /** Above the fold: loads the picture eagerly. */
  priority?: boolean;
  /** The heading level of its name. */
  headingLevel?: 2 | 3;
}

/** A product in a grid: badges, picture, name, blurb, price, link (SHP-06); hovering shows its next photo. */
export function ProductCard({
  product,
  slot = 'card',
  priority = false,
  headingLevel = 3,
}: ProductCardProps) {
  const Heading = `h${headingLevel}` as const;
  const linkProps = { href: `/product/${product.slug}`, onClick: () => setPreview(product) };
  const { hasHovered, hoverProps } = useHoverDelay(SECOND_PHOTO_AFTER_MS);
  return (
    <article className="card group relative flex h-full flex-col" {...hoverProps}>
      <div className="relative">
        {product.image ? (
          <Picture
            image={product.image}
            alt=""
            slot={slot}
            priority={priority}
            className="rounded-cut border border-kerf"
          />
        ) : (
          <span aria-hidden="true" className="wood-grain block aspect-4/3 rounded-cut border border-kerf" />
        )}
        {hasHovered && <SecondPhoto slug={product.slug} slot={slot} />}
        <div className="absolute start-2 end-2 top-2 flex flex-col items-start gap-1">
          <NewsBadges {...product} />
        </div>
      </div>
      <div className="mt-3 flex min-w-0 grow flex-col">
        <Heading className="font-display text-lg leading-tight font-semibold">
          <AppLink {...linkProps} className="after:absolute after:inset-0 group-hover:underline">
            {product.name}
          </AppLink>
        </Heading>
        <p className="mt-1 line-clamp-2 text-sm text-ink-soft">{product.blurb}</p>
        {/* As high with a price before as without, so that prices of a row stand on one line. */}
        <div className="mt-auto flex min-h-16 flex-wrap items-baseline justify-between gap-x-2 pt-2">
          <CardPrice amount={product.price} fullAmount={product.full_price} />
          <AppLink
            {...linkProps}
            tabIndex={-1}
            className="flex min-h-9 items-center text-sm underline decoration-kerf underline-offset-4 group-hover:decoration-scorch"
          >
            <Trans comment="Button in a list of products: leads to one">Details</Trans>
          </AppLink>
        </div>
      </div>
    </article>
  );
}

/** The price in dollars; `null` when quoted by e-mail. Nothing in a shop that does not sell online. */
function CardPrice({ amount, fullAmount }: { amount: number | null; fullAmount: number | null }) {
  const isSelling = useSellsOnline();
  if (!isSelling) return null;
  if (amount !== null) return <Price stacked amount={amount} fullAmount={fullAmount} />;
  return (
    <span className="flex min-h-9 items-center text-sm text-ink-soft">
      <Trans comment="Shown in place of a price that is only quoted by e-mail">Price by e-mail</Trans>
    </span>
  );
}
