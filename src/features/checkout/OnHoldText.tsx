import { Trans } from '@lingui/react/macro';

/** Why a paid order is on hold (A88). */
export function OnHoldText() {
  return (
    <Trans comment="Of an order that was paid after it had expired">
      We have your payment, but something in this order is no longer available. We will write to you soon and
      sort it out.
    </Trans>
  );
}
