import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { PageHead } from '../../components/layout/PageHead.tsx';
import { RequireLogin } from '../../features/account/RequireLogin.tsx';
import { requireSelling } from '../../features/site/require-selling.ts';
import { CheckoutHeading } from './CheckoutHeading.tsx';
import { CheckoutPaymentResult } from './CheckoutPaymentResult.tsx';
import { CheckoutForm } from './CheckoutForm.tsx';
import { CheckoutWaiting } from '../../features/checkout/CheckoutWaiting.tsx';

/** Throws a 404 in a shop that does not sell online. */
export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  await requireSelling(context);
  return null;
}

/** `/checkout`: requires a login; with a payment token it shows the payment's result (RT-12, A14). */
export function Component() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const token = query.get('payum_token');
  const fallback = (
    <>
      <CheckoutHeading />
      <CheckoutWaiting />
    </>
  );
  return (
    <div className="width-grid py-8">
      <PageHead title={t`Checkout`} noindex />
      <RequireLogin fallback={fallback}>
        {token === null ? (
          <>
            <CheckoutHeading />
            <CheckoutForm />
          </>
        ) : (
          <CheckoutPaymentResult key={token} token={token} />
        )}
      </RequireLogin>
    </div>
  );
}
