import { object } from 'valibot';
import type { InferOutput } from 'valibot';
import { useSearchParams } from 'react-router';
import { useHydrated } from '../../components/layout/use-hydrated.ts';
import { otherPaymentToken } from '../../features/forms/paid-form-url.ts';
import { RichText } from '../../components/ui/RichText.tsx';
import { defineWidget } from '../widget-module.ts';
import { flag, text } from '../widget-settings.ts';
import { WidgetHeader } from '../WidgetHeader.tsx';
import { GiftVoucherThemesDocument, useGiftVoucherThemesQuery } from './GiftVoucherThemes.generated.ts';
import { VoucherBlock } from './VoucherBlock.tsx';

const schema = object({
  heading: text(),
  /** Text above the forms. */
  html: text(),
  /** Dollars, separated by pipes (ENT-12). */
  amounts: text(),
  allow_custom_amounts: flag(true),
});

/** gift_voucher_purchase: buying and redeeming gift vouchers, or a payment's result (VCH-01, VCH-02). */
function GiftVoucherPurchaseWidget({ settings }: { settings: InferOutput<typeof schema> }) {
  const { heading, html, amounts, allow_custom_amounts } = settings;
  const { data } = useGiftVoucherThemesQuery();
  const [query] = useSearchParams();
  const token = otherPaymentToken(query);
  const isHydrated = useHydrated();
  return (
    <div className="py-6">
      <WidgetHeader heading={heading} />
      {html !== '' && token === null && <RichText html={html} />}
      {isHydrated ? (
        <VoucherBlock
          key={token ?? ''}
          token={token}
          themes={data?.cognitoGiftVoucherThemes ?? null}
          amounts={amounts}
          allowCustomAmounts={allow_custom_amounts}
        />
      ) : (
        <div className="wood-grain mt-6 min-h-120 rounded-cut" aria-hidden="true" />
      )}
    </div>
  );
}

export const widget = defineWidget({
  schema,
  Component: GiftVoucherPurchaseWidget,
  preload: (_settings, { client }) => client.query({ query: GiftVoucherThemesDocument }),
});
