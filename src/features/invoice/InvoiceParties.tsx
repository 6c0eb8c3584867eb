import { Trans, useLingui } from '@lingui/react/macro';
import { BrandMark } from '../../components/layout/SiteBrand.tsx';
import { addressLines } from '../../rules/address-lines.ts';
import type {
  InvoiceParties_BuyerFragment,
  InvoiceParties_SellerFragment,
} from './InvoiceParties.generated.ts';

/** The seller, as a letterhead. */
export function InvoiceSellerHead({ seller }: { seller: InvoiceParties_SellerFragment }) {
  const { t } = useLingui();
  const { name, abn, address, email, phone } = seller;
  const lines = [
    abn === ''
      ? ''
      : t({
          message: `ABN ${abn}`,
          comment: 'Australian Business Number, known by these letters, and the number',
        }),
    address,
    email,
    phone,
  ].filter((line) => line !== '');
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 border-b border-brand pb-4">
      <p className="display flex min-w-0 items-center gap-3 text-xl font-extrabold">
        <BrandMark />
        {name}
      </p>
      <address className="min-w-0 text-sm wrap-anywhere text-ink-soft not-italic sm:text-end">
        {lines.map((line) => (
          <span key={line} className="block whitespace-pre-line">
            {line}
          </span>
        ))}
      </address>
    </div>
  );
}

/** The buyer's address. */
export function InvoiceBuyerAddress({ buyer: { address, email } }: { buyer: InvoiceParties_BuyerFragment }) {
  const lines = [`${address.first_name} ${address.last_name}`.trim(), ...addressLines(address), email].filter(
    (line) => line !== '',
  );
  return (
    <section className="min-w-0">
      <h2 className="text-sm font-semibold text-ink-soft">
        <Trans comment="On an invoice: above the name and address of the buyer">To</Trans>
      </h2>
      <address className="mt-1 wrap-anywhere not-italic">
        {lines.map((line) => (
          <span key={line} className="block">
            <bdi>{line}</bdi>
          </span>
        ))}
      </address>
    </section>
  );
}
