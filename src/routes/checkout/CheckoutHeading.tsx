import { Trans } from '@lingui/react/macro';

/** The heading of the checkout, except for a paid order, which has its own. */
export function CheckoutHeading() {
  return (
    <h1 className="mb-8 font-display text-4xl font-bold">
      <Trans comment="Heading and title of a page, a noun: where address, post and payment are chosen">
        Checkout
      </Trans>
    </h1>
  );
}
