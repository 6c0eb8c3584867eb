import { ownOrigins } from '../http/own-origins.ts';
import { localeOf } from '../http/request-locale.ts';
import type { Services } from '../services.ts';
import { voucherPaymentWire, voucherRedemptionWire, voucherRequestFromWire } from '../wire/voucher.ts';
import type { RestDomain } from './rest-routes.ts';

/** Buying and redeeming gift vouchers (APS-16). */
export function vouchersRest(services: Services): RestDomain {
  const { voucherPurchases, voucherRedemptions, environment } = services;
  return {
    handlers: {
      async giftVoucherPayNow(input, context) {
        const bought = await voucherPurchases.payNow(voucherRequestFromWire(input), {
          viewer: context.viewer,
          origins: ownOrigins(environment, context.request),
          locale: localeOf(context.request),
        });
        return voucherPaymentWire(bought);
      },
      async giftVoucherRedeem({ code }, { viewer }) {
        return voucherRedemptionWire(await voucherRedemptions.redeem(viewer, code));
      },
    },
  };
}
