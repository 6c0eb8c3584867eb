const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/**
 * Returns the eleven digits of an ABN, ignoring spaces; null if it is invalid, including by its check digits.
 */
export function parseAbn(typed: string): string | null {
  const digits = typed.replace(/\s+/g, '');
  if (!/^[1-9]\d{10}$/.test(digits)) return null;
  const sum = WEIGHTS.reduce(
    (total, weight, at) => total + weight * (Number(digits[at]) - (at === 0 ? 1 : 0)),
    0,
  );
  return sum % 89 === 0 ? digits : null;
}
