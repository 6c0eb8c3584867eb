import { Trans, useLingui } from '@lingui/react/macro';
import { Picture } from '../../components/ui/Picture.tsx';
import { formatDay } from '../../rules/dates.ts';
import { formatMoney } from '../../lib/money.ts';
import { TicketQrCode } from './TicketQrCode.tsx';
import type { VoucherTicket_TicketFragment } from './VoucherTicket.generated.ts';

/** A gift voucher to cut out: picture, amount, code, QR code and expiry date (A39). */
export function VoucherTicket({ ticket }: { ticket: VoucherTicket_TicketFragment }) {
  const { t, i18n } = useLingui();
  const { amount, code, expires_on, image, message, page_url, qr_path, qr_size, recipient_name } = ticket;
  const place = new URL(page_url);
  return (
    <article className="break-inside-avoid overflow-hidden rounded-cut border border-dashed border-scorch bg-surface">
      {image && <Picture image={image} alt={ticket.theme} slot="voucherTicket" priority />}
      <div className="grid gap-6 p-6 sm:grid-cols-[minmax(0,1fr)_9rem] sm:p-8 print:grid-cols-[minmax(0,1fr)_9rem]">
        <div className="min-w-0">
          <h1 className="font-display text-2xl font-bold">
            {recipient_name ? (
              <Trans comment="Heading of a printed voucher; {recipient_name} is a person">
                A gift voucher for {recipient_name}
              </Trans>
            ) : (
              <Trans comment="Heading of a voucher">Gift voucher</Trans>
            )}
          </h1>
          <p className="price mt-2 text-4xl">{formatMoney(amount)}</p>
          {message && <p className="mt-4 wrap-anywhere whitespace-pre-line">{message}</p>}
          <dl className="mt-6 space-y-3">
            <div>
              <dt className="text-sm text-ink-soft">
                <Trans>Code</Trans>
              </dt>
              <dd className="font-mono text-lg font-semibold tracking-wide">{code}</dd>
            </div>
            <div>
              <dt className="text-sm text-ink-soft">
                <Trans comment="Before the last day of a voucher">To be redeemed until</Trans>
              </dt>
              <dd className="font-semibold">{formatDay(expires_on, i18n.locale)}</dd>
            </div>
            <div>
              <dt className="text-sm text-ink-soft">
                <Trans comment="Above the address of the page where a voucher is redeemed">
                  To be redeemed at
                </Trans>
              </dt>
              <dd className="wrap-anywhere">
                <bdi dir="ltr">{`${place.host}${place.pathname}`}</bdi>
              </dd>
            </div>
          </dl>
          {ticket.is_redeemed && (
            <p className="mt-4 font-semibold text-dng">
              <Trans>This voucher has been redeemed.</Trans>
            </p>
          )}
        </div>
        <TicketQrCode
          path={qr_path}
          size={qr_size}
          label={t`QR code that opens the page to redeem this voucher`}
        />
      </div>
    </article>
  );
}
