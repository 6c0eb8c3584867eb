import { amountOptions, CUSTOM_AMOUNT } from '../../../src/rules/voucher-options.ts';

const OFF = ['0', 'false'];

/**
 * Whether one of the blocks that sell vouchers offers this amount, among its options or as a custom one (VCH-04, VCH-05).
 * @param blocks their settings as they are stored; what is broken offers nothing
 */
export function isOfferedAmount(dollars: number, blocks: unknown[]): boolean {
  return blocks.some((settings) => {
    if (typeof settings !== 'object' || settings === null) return false;
    const { amounts = '', allow_custom_amounts = true }: Partial<Record<string, unknown>> = { ...settings };
    const options = amountOptions(String(amounts), !OFF.includes(String(allow_custom_amounts)));
    return options.includes(CUSTOM_AMOUNT) || options.includes(String(dollars));
  });
}
