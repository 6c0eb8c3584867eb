import { Trans, useLingui } from '@lingui/react/macro';
import { Gift, Ticket } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { UnreachableAlert } from '../../components/ui/UnreachableAlert.tsx';
import { classNames } from '../../lib/class-names.ts';
import { useSellsOnline } from '../../state/sells-online.ts';
import { BuyVoucher } from './BuyVoucher.tsx';
import { readRedeemLink } from './redeem-link.ts';
import { RedeemVoucher } from './RedeemVoucher.tsx';
import { useVoucherPurchase } from './use-voucher-purchase.ts';
import type { VoucherBlockInput } from './use-voucher-purchase.ts';
import { VoucherResult } from './VoucherResult.tsx';

/**
 * The block by its machine's state: a payment result, or the two forms and their switch. A shop that does not
 * sell online still redeems codes it has sold (GEN-15).
 */
export function VoucherBlock(input: VoucherBlockInput) {
  const { t } = useLingui();
  const purchase = useVoucherPurchase(input);
  const { snapshot, send } = purchase;
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const isSelling = useSellsOnline();
  const link = readRedeemLink(hash);
  const isRedeeming = snapshot.hasTag('redeeming');
  const isBuying = snapshot.hasTag('buying');
  const isShown = isRedeeming || isBuying;
  const followed = useRef<string>(undefined);
  const followLink = useEffectEvent(() => {
    if (!isShown || followed.current === hash) return;
    followed.current = hash;
    if (link.isThere && isBuying) send({ type: 'mode.toggle' });
  });
  // Follows each link once, as soon as the form is shown.
  useEffect(() => followLink(), [hash, isShown]);
  if (snapshot.hasTag('result')) {
    const dismiss = () => {
      send({ type: 'result.dismiss' });
      void navigate(pathname, { replace: true, preventScrollReset: true });
    };
    return <VoucherResult token={input.token ?? ''} onPaid={purchase.forget} onDismiss={dismiss} />;
  }
  if (!isSelling) return <RedeemVoucher linkedCode={link.code} />;
  if (snapshot.hasTag('failed')) return <UnreachableAlert onRetry={() => send({ type: 'load.retry' })} />;
  if (!isShown)
    return <div role="status" aria-busy="true" className="wood-grain mt-6 min-h-120 rounded-cut" />;
  return (
    <>
      <div
        role="group"
        aria-label={t({
          message: 'Gift vouchers',
          comment: 'Heard as the name of two choices: buy one, redeem one',
        })}
        className="mt-6 grid overflow-hidden rounded-cut border border-edge bg-surface sm:inline-grid sm:grid-cols-2"
      >
        {[false, true].map((redeems) => (
          <button
            key={String(redeems)}
            type="button"
            aria-pressed={redeems === isRedeeming}
            onClick={() => redeems !== isRedeeming && send({ type: 'mode.toggle' })}
            className={classNames(
              'flex min-h-12 items-center justify-center gap-2.5 px-5 py-2 font-semibold transition-colors',
              redeems === isRedeeming ? 'bg-ink text-paper' : 'hover:bg-ply',
            )}
          >
            {redeems ? (
              <Ticket aria-hidden="true" size={18} strokeWidth={1.5} />
            ) : (
              <Gift aria-hidden="true" size={18} strokeWidth={1.5} />
            )}
            {redeems ? (
              <Trans>Redeem a gift voucher</Trans>
            ) : (
              <Trans comment="A choice, a verb: shows the form for it">Buy a gift voucher</Trans>
            )}
          </button>
        ))}
      </div>
      {isRedeeming ? <RedeemVoucher linkedCode={link.code} /> : <BuyVoucher purchase={purchase} />}
    </>
  );
}
