import { AddressStep } from './AddressStep.tsx';
import { CheckoutFailureNotice } from './CheckoutFailureNotice.tsx';
import { CheckoutWaiting } from './CheckoutWaiting.tsx';
import { OrderStep } from './OrderStep.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { ShippingStep } from './ShippingStep.tsx';
import { isAddressFormOpen } from '../../machines/checkout/checkout.selectors.ts';
import { UnreachableAlert } from '../../components/ui/UnreachableAlert.tsx';
import type { Checkout } from './use-checkout.ts';

/** Address, shipping, payment, note and order on one page (CHK-01). */
export function CheckoutSteps({ checkout }: { checkout: Checkout }) {
  const { snapshot, send } = checkout;
  if (snapshot.hasTag('loading')) {
    return (
      <div role="status" aria-busy="true">
        <CheckoutWaiting />
      </div>
    );
  }
  if (snapshot.hasTag('unloaded')) {
    return <UnreachableAlert onRetry={() => send({ type: 'checkout.retry' })} />;
  }
  return (
    <div className="space-y-10">
      <AddressStep checkout={checkout} />
      <ShippingStep checkout={checkout} />
      <PaymentStep checkout={checkout} />
      <OtherFailure checkout={checkout} />
      <OrderStep checkout={checkout} />
    </div>
  );
}

/** A failure not shown by a step: quotes, prices, surcharges and open address forms report their own. */
function OtherFailure({ checkout: { snapshot } }: { checkout: Checkout }) {
  const { failure } = snapshot.context;
  if (!failure || snapshot.hasTag('failed')) return null;
  if (failure.of === 'address' && isAddressFormOpen(snapshot.context)) return null;
  return <CheckoutFailureNotice failure={failure} />;
}
