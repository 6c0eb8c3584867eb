import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { PageHead } from '../../components/layout/PageHead.tsx';
import { RequireLogin } from '../../features/account/RequireLogin.tsx';
import { CheckoutPaymentResult } from './CheckoutPaymentResult.tsx';
import { CheckoutForm } from './CheckoutForm.tsx';

/** `/checkout`: requires login; with a payment token it shows what became of the payment (RT-12, A14). */
export function Component() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const token = query.get('payum_token');
  return (
    <div className="width-grid py-8">
      <PageHead title={t`Checkout`} noindex />
      <h1 className="mb-8 font-display text-4xl font-bold">
        <Trans>Checkout</Trans>
      </h1>
      <RequireLogin fallback={<div className="wood-grain h-96 rounded-cut" aria-hidden="true" />}>
        {token === null ? <CheckoutForm /> : <CheckoutPaymentResult key={token} token={token} />}
      </RequireLogin>
    </div>
  );
}
