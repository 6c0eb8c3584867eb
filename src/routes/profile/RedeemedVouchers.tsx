import { Trans, useLingui } from '@lingui/react/macro';
import { AppLink } from '../../components/ui/AppLink.tsx';
import { formatDay } from '../../rules/dates.ts';
import { formatMoney } from '../../lib/money.ts';
import type { RedeemedVouchers_AccountFragment } from './RedeemedVouchers.generated.ts';

/** The redeemed gift vouchers, newest first, and redeeming another (A36). */
export function RedeemedVouchers({ account }: { account: RedeemedVouchers_AccountFragment }) {
  const { i18n } = useLingui();
  const { redeemed_vouchers: vouchers } = account;
  return (
    <>
      {vouchers.length > 0 && (
        <>
          <h3 className="mt-5 font-semibold">
            <Trans comment="Heading above a list of vouchers that became credit">
              Redeemed gift vouchers
            </Trans>
          </h3>
          <ul className="mt-2 divide-y divide-kerf">
            {vouchers.map(({ id, redeemed_on, amount, theme }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
                <span>
                  {theme}
                  <span className="block text-sm text-ink-soft">{formatDay(redeemed_on, i18n.locale)}</span>
                </span>
                <span className="price">{formatMoney(amount)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-3">
        <AppLink
          href="/gift-vouchers#redeem"
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          <Trans comment="Link and choice, a verb: turns a voucher into credit">Redeem a gift voucher</Trans>
        </AppLink>
      </p>
    </>
  );
}
