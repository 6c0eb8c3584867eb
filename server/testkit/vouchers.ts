import type { MutationGiftVoucherPayNowArgs } from '../generated/wire.ts';
import { mailsTo } from './log-in.ts';
import { endPayment } from './shopper.ts';
import type { World } from './world.ts';

export const voucherPage = 'http://127.0.0.1:3000/gift-vouchers';

/** Requests a gift voucher of 50.00 with the first theme by default; returns the call's response. */
export async function payForVoucher(
  world: World,
  changes: Partial<MutationGiftVoucherPayNowArgs> = {},
  token?: string,
) {
  const [theme] = await world.services.galleries.voucherThemes();
  const url = Buffer.from(voucherPage).toString('base64');
  const args = { theme_id: theme?.id ?? 0, amount: 50, url, ...changes };
  return world.rest('giftVoucherPayNow', args, token === undefined ? {} : { token });
}

/** Returns the code in the latest mail to an address; undefined if no mail has one. */
export async function mailedVoucherCode(world: World, email: string): Promise<string | undefined> {
  const mails = (await mailsTo(world, email)).map(
    ({ text }) => /(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/.exec(text)?.[0],
  );
  return mails.findLast((code) => code !== undefined);
}

/** Buys and pays a voucher mailed to `email`; returns its code. */
export async function boughtVoucher(world: World, email: string, amount = 50): Promise<string> {
  const { body } = await payForVoucher(world, { email, amount });
  await endPayment(world, body.payment, 'pay');
  const code = await mailedVoucherCode(world, email);
  if (code === undefined) throw new Error(`no voucher was mailed to ${email}`);
  return code;
}
