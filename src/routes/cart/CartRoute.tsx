import { Trans, useLingui } from '@lingui/react/macro';
import { use } from 'react';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { visitorDataOf } from '../../graphql/route-context.ts';
import { useCart } from '../../state/cart.ts';
import { PageHead } from '../../components/layout/PageHead.tsx';
import { StaticCopyContext } from '../../components/layout/static-copy.ts';
import { SplitLayout } from '../../components/layout/SplitLayout.tsx';
import { useHydrated } from '../../components/layout/use-hydrated.ts';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { CartBeforeScript } from '../../features/cart/CartBeforeScript.tsx';
import { CartLines } from '../../features/cart/CartLines.tsx';
import { EmptyCart } from '../../features/cart/EmptyCart.tsx';
import { CartNotice } from '../../features/cart/CartNotice.tsx';
import { DeliveryEstimate } from '../../features/shipping/DeliveryEstimate.tsx';
import { requireSelling } from '../../features/site/require-selling.ts';
import { StaticCopyNotice } from '../../features/site/StaticCopyNotice.tsx';
import { hasInvalidLine } from '../../machines/cart/cart-state.ts';
import { itemsTotalOf } from '../../machines/cart/items-total.ts';
import { CartTotals } from '../../features/cart/CartTotals.tsx';
import { PromotionForm } from '../../features/cart/PromotionForm.tsx';
import { RefusedFormNotice } from '../../features/cart/RefusedFormNotice.tsx';
import { OrderWithoutScript } from './OrderWithoutScript.tsx';

/**
 * The cart of the visitor's cookie, and the refusal of a submitted form, when the page is rendered for that
 * visitor. Throws a 404 in a shop that does not sell online.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  await requireSelling(context);
  return visitorDataOf(context);
}

/** `/cart`: heading 'Shopping Cart' and the cart block (RT-11). */
export function Component() {
  const { t } = useLingui();
  return (
    <div className="width-grid py-8">
      <PageHead title={t({ message: 'Shopping Cart', comment: 'Heading and title of a page' })} noindex />
      <h1 className="mb-8 font-display text-4xl font-bold">
        <Trans>Shopping Cart</Trans>
      </h1>
      {import.meta.env.SSR && use(StaticCopyContext) ? <StaticCopyNotice /> : <CartBlock />}
    </div>
  );
}

function CartBlock() {
  const hydrated = useHydrated();
  const hasItems = useCart((snapshot) => snapshot.context.cart.hasCartItems);
  const { cart, refused } = useLoaderData<typeof loader>();
  return (
    <>
      {refused && <RefusedFormNotice {...refused} />}
      {hydrated ? <CartNotice /> : <CartBeforeScript cart={cart} fallback={<OrderWithoutScript />} />}
      {hydrated && (hasItems ? <FilledCart /> : <CartLines />)}
      {/* The same element before and after hydration, so that its text is not painted again. */}
      {(hydrated ? !hasItems : cart === null) && <EmptyCart isCertain={hydrated} />}
    </>
  );
}

function FilledCart() {
  const { t } = useLingui();
  const itemsTotal = useCart(itemsTotalOf);
  const inStock = useCart((snapshot) => snapshot.context.cart.all_in_stock);
  const isUnmakeable = useCart((snapshot) => hasInvalidLine(snapshot.context.cart));
  return (
    <SplitLayout
      asideLabel={t({
        message: 'Summary',
        comment: 'Heard as the name of the part beside the cart: sums and the link to the checkout',
      })}
      aside={
        <div className="space-y-5 rounded-cut border border-kerf bg-surface p-5 shadow-contact">
          <CartTotals />
          <DeliveryEstimate itemsTotal={itemsTotal} />
          <PromotionForm />
          {!inStock && (
            <p role="alert" className="text-sm text-dng">
              {isUnmakeable ? (
                <Trans>
                  Some pieces can no longer be made as you wrote them. Please edit or remove them before you
                  go on.
                </Trans>
              ) : (
                <Trans>Some pieces are out of stock. Please change or remove them before you go on.</Trans>
              )}
            </p>
          )}
          <ButtonLink href="/checkout" variant="primary" fullWidth className="print:hidden">
            <Trans context="to do" comment="Button: go on to address and payment">
              Checkout
            </Trans>
          </ButtonLink>
        </div>
      }
    >
      <CartLines />
    </SplitLayout>
  );
}
