import { Trans, useLingui } from '@lingui/react/macro';
import { Hammer, PencilLine, Truck } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMoney } from '../../lib/money.ts';
import { formatList } from '../../rules/join-texts.ts';
import { isPersonalAddon } from '../../machines/productOptions/form-values.ts';
import type { OfferedProduct } from '../../machines/productOptions/productOptions.types.ts';
import { useMakingDays } from '../use-making-days.ts';
import type { ProductPromises_PostageFragment } from './ProductPromises.generated.ts';

interface ProductPromisesProps {
  product: Pick<OfferedProduct, 'productAddons'>;
  postage: ProductPromises_PostageFragment;
  /** The selected SKU is in stock; `null` when none is selected. */
  isStocked: boolean;
}

/** Promises beside the button: when it is posted, what that costs, and that text is cut as typed. */
export function ProductPromises({ product, postage, isStocked }: ProductPromisesProps) {
  const days = useMakingDays();
  const postageText = usePostageText(postage);
  return (
    <ul className="space-y-1 text-sm text-ink-soft">
      {days !== null && (
        <Promised icon={Hammer}>
          {isStocked ? (
            <Trans comment="{days}: e.g. 2 to 3 business days">In stock, posted in {days}</Trans>
          ) : (
            <Trans>Made to order, posted in {days}</Trans>
          )}
        </Promised>
      )}
      {postageText !== '' && <Promised icon={Truck}>{postageText}</Promised>}
      {product.productAddons.some(isPersonalAddon) && (
        <Promised icon={PencilLine}>
          <Trans>We engrave exactly what you type. Please read it twice.</Trans>
        </Promised>
      )}
    </ul>
  );
}

function Promised({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <Icon aria-hidden="true" size={16} strokeWidth={1.5} className="mt-0.75 shrink-0 text-scorch" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}

/** The postage promises that apply: from …, free over …, free in …. */
function usePostageText(postage: ProductPromises_PostageFragment): string {
  const { i18n, t } = useLingui();
  const { from, free_over: freeOver, free_place: place } = postage;
  const over = freeOver === null ? '' : formatMoney(freeOver);
  const promises = [
    from !== null &&
      (from === 0
        ? t({ message: 'Post is free', comment: 'Sending a parcel costs nothing' })
        : t({ message: `Post from ${formatMoney(from)}`, comment: 'What sending a parcel costs at least' })),
    from !== 0 &&
      over !== '' &&
      t({ message: `free over ${over}`, comment: 'Follows ‘Post from $10.60’: orders above this sum' }),
    from !== 0 &&
      place !== null &&
      t({ message: `free in ${place}`, comment: 'Follows ‘Post from $10.60’: a town' }),
  ];
  return formatList(
    i18n.locale,
    promises.filter((promise) => promise !== false),
  );
}
