import { Trans, useLingui } from '@lingui/react/macro';
import type { PickUpTicket_TicketFragment } from './PickUpTicket.generated.ts';
import { TicketQrCode } from './TicketQrCode.tsx';

/** The ticket for picking up an order at the workshop: number, name and items (A39). */
export function PickUpTicket({ ticket }: { ticket: PickUpTicket_TicketFragment }) {
  const { t } = useLingui();
  const { number, name, place, shipping_name, items, qr_path, qr_size } = ticket;
  return (
    <article className="grid break-inside-avoid gap-6 rounded-cut border border-dashed border-scorch bg-surface p-6 sm:grid-cols-[minmax(0,1fr)_9rem] sm:p-8 print:grid-cols-[minmax(0,1fr)_9rem]">
      <div className="min-w-0">
        <p className="font-semibold">{shipping_name}</p>
        <h1 className="mt-1 font-display text-4xl font-bold">
          <Trans>Order {number}</Trans>
        </h1>
        {name !== '' && <p className="mt-2 text-lg wrap-anywhere">{name}</p>}
        <ul className="mt-6 space-y-1">
          {items.map((item) => (
            <li key={item.id} className="wrap-anywhere">
              {item.qty} × {item.name}
            </li>
          ))}
        </ul>
        {place !== '' && (
          <p className="mt-6 wrap-anywhere">
            <Trans>To be picked up at {place}</Trans>
          </p>
        )}
        <p className="mt-2 text-sm text-ink-soft">
          <Trans>Please wait for our mail that it is ready.</Trans>
        </p>
      </div>
      <TicketQrCode path={qr_path} size={qr_size} label={t`QR code that opens the page of this order`} />
    </article>
  );
}
