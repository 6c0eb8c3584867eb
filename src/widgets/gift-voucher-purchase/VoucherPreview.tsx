import { Trans } from '@lingui/react/macro';
import { Picture } from '../../components/ui/Picture.tsx';
import { classNames } from '../../lib/class-names.ts';
import { formatMoney } from '../../lib/money.ts';
import type { Theme } from '../../machines/voucherPurchase/voucherPurchase.types.ts';

interface VoucherPreviewProps {
  theme: Theme;
  /** Dollars; 0 while none is chosen. */
  amount: number;
  className?: string;
}

/** Preview of the card as mailed: the theme's picture and the amount (VCH-06). */
export function VoucherPreview({ theme, amount, className }: VoucherPreviewProps) {
  return (
    <figure
      className={classNames(
        'self-start overflow-hidden rounded-cut border border-kerf bg-surface shadow-contact md:sticky md:top-24',
        className,
      )}
    >
      {theme.image ? (
        <Picture key={theme.id} image={theme.image} alt={theme.name} slot="voucherTheme" priority />
      ) : (
        <div className="wood-grain aspect-video" />
      )}
      <figcaption className="flex items-baseline justify-between gap-4 border-t border-dashed border-kerf px-5 py-4">
        <span className="font-display text-lg font-semibold">
          <Trans>Gift voucher</Trans>
        </span>
        <span className="price text-2xl">{amount > 0 ? formatMoney(amount) : '–'}</span>
      </figcaption>
    </figure>
  );
}
