import { Trans } from '@lingui/react/macro';
import { object } from 'valibot';
import type { InferOutput } from 'valibot';
import { RichText } from '../../components/ui/RichText.tsx';
import { defineWidget } from '../widget-module.ts';
import { flag, text } from '../widget-settings.ts';
import { WidgetHeader } from '../WidgetHeader.tsx';

const schema = object({
  heading: text(),
  /** What stands in the place of the forms while vouchers are not sold yet. */
  html: text(),
  amounts: text(),
  allow_custom_amounts: flag(true),
});

/** gift_voucher_purchase: the frame of the voucher block; it says that vouchers are coming, in the owner's words. */
function GiftVoucherPurchaseWidget({ settings }: { settings: InferOutput<typeof schema> }) {
  return (
    <div className="py-6">
      <WidgetHeader heading={settings.heading} />
      {settings.html === '' ? (
        <p>
          <Trans>Gift vouchers are on their way. Until then, write to us and we will make you one.</Trans>
        </p>
      ) : (
        <RichText html={settings.html} />
      )}
    </div>
  );
}

export const widget = defineWidget({ schema, Component: GiftVoucherPurchaseWidget });
