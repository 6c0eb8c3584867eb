import { fromPromise } from 'xstate';
import { otherPaymentUrl } from '../../features/forms/paid-form-url.ts';
import { encodeReturnUrl } from '../../lib/return-url.ts';
import { voucherPurchaseMachine } from '../../machines/voucherPurchase/voucherPurchase.machine.ts';
import { voucherRedeemMachine } from '../../machines/voucherRedeem/voucherRedeem.machine.ts';
import type { ScreenWork } from '../../state/screen-machines.ts';
import { GiftVoucherPayNowDocument } from './GiftVoucherPayNow.generated.ts';
import { GiftVoucherRedeemDocument } from './GiftVoucherRedeem.generated.ts';
import { GiftVoucherThemesDocument } from './GiftVoucherThemes.generated.ts';
import { readRedeemLink } from './redeem-link.ts';

/** The voucher purchase machine with its actors' implementations; the payment returns to this page. */
export function provideVoucherPurchase({ host }: ScreenWork): typeof voucherPurchaseMachine {
  return voucherPurchaseMachine.provide({
    actors: {
      loadThemes: fromPromise(async () => {
        const { cognitoGiftVoucherThemes } = await host.query(GiftVoucherThemesDocument, {});
        return cognitoGiftVoucherThemes;
      }),
      payNow: fromPromise(async ({ input }) => {
        const url = encodeReturnUrl(urlToReturnTo(window.location.href));
        return (await host.mutate(GiftVoucherPayNowDocument, { ...input, url })).giftVoucherPayNow;
      }),
    },
  });
}

/**
 * The URL of the page without what would take the payment for a form's, and without a code to redeem: that is
 * worth money, and the gateway gets this URL.
 */
function urlToReturnTo(page: string): string {
  const url = new URL(otherPaymentUrl(page));
  if (readRedeemLink(url.hash).isThere) url.hash = '';
  return url.href;
}

/** The voucher redemption machine with its actor's implementation. */
export function provideVoucherRedeem({ host }: ScreenWork): typeof voucherRedeemMachine {
  return voucherRedeemMachine.provide({
    actors: {
      redeemVoucher: fromPromise(
        async ({ input }) => (await host.mutate(GiftVoucherRedeemDocument, input)).giftVoucherRedeem,
      ),
    },
  });
}
