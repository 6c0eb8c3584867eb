/** Whether a text is a phone number: 6 to 15 digits and the usual separators. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[\d\s()./-]+$/.test(text) && digits >= 6 && digits <= 15;
}

/** A typed amount of money (`$1,250.5`) in dollars; `null` for anything else. */
export function readCurrency(text: string): number | null {
  const amount = text.replace(/^\$\s*/, '').replaceAll(',', '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(amount) ? Number(amount) : null;
}

/** A typed percentage from 0 to 100 (`12.5 %`); `null` for anything else. */
export function readPercent(text: string): number | null {
  const percent = text.replace(/\s*%$/, '');
  return /^\d{1,3}(\.\d{1,4})?$/.test(percent) && Number(percent) <= 100 ? Number(percent) : null;
}

/** Whether a checkbox is ticked, by the value a form or browser sends. */
export const isTicked = (text: string): boolean => ['1', 'true', 'on'].includes(text);
