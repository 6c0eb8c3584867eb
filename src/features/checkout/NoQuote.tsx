import { Trans } from '@lingui/react/macro';
import { Button } from '../../components/ui/Button.tsx';
import type { Checkout } from './use-checkout.ts';

const AUSTRALIA = ['au', 'aus', 'australia'];

/** No shipping method serves this address: the shop can be asked for a quote (CHK-05). */
export function NoQuote({ checkout }: { checkout: Checkout }) {
  const { snapshot, send } = checkout;
  const { addresses, form } = snapshot.context;
  if (snapshot.hasTag('quoteRequested')) {
    return (
      <p role="status">
        <Trans>Thank you, we will work it out and write to you by e-mail.</Trans>
      </p>
    );
  }
  const country = addresses.find(({ id }) => id === form.address)?.country ?? '';
  return (
    <div className="space-y-3">
      <p>
        {AUSTRALIA.includes(country.trim().toLowerCase()) ? (
          <Trans>Sorry, none of our ways of shipping reaches this address.</Trans>
        ) : (
          <Trans>Sorry, we only ship within Australia.</Trans>
        )}
      </p>
      <Button busy={snapshot.hasTag('busy')} onClick={() => send({ type: 'quote.request' })}>
        <Trans>Ask us for a quote</Trans>
      </Button>
    </div>
  );
}
