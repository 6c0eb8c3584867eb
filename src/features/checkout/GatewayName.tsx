import { Trans } from '@lingui/react/macro';
import type { PaymentType } from '../../graphql/generated/types.ts';

/** The translated name of a payment method; a method known only to the host keeps the host's English name. */
export function GatewayName({ id, name }: Pick<PaymentType, 'id' | 'name'>) {
  switch (id) {
    case 'stripe':
      return <Trans comment="A way to pay, in a list to choose from">Credit or debit card</Trans>;
    case 'sandbox':
      return (
        <Trans comment="A way to pay that moves no money, for trying the shop; in a list to choose from">
          Test payment
        </Trans>
      );
    default:
      return <span lang="en">{name}</span>;
  }
}
