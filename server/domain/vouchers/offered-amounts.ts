import { amountOptions, CUSTOM_AMOUNT } from '../../../src/rules/voucher-options.ts';

const OFF = ['0', 'false'];

/**
 * Whether any voucher block offers this amount, as an option or a custom amount (VCH-04, VCH-05).
 * @param blocks their settings as stored; malformed ones offer nothing
 */
export function isOfferedAmount(dollars: number, blocks: unknown[]): boolean {
  return blocks.some((settings) => {
    if (typeof settings !== 'object' || settings === null) return false;
    const { amounts = '', allow_custom_amounts = true }: Partial<Record<string, unknown>> = { ...settings };
    const options = amountOptions(String(amounts), !OFF.includes(String(allow_custom_amounts)));
    return options.includes(CUSTOM_AMOUNT) || options.includes(String(dollars));
  });
}
