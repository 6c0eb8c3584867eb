/** Wire amount (dollars, at most two decimals) → integer cents. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** Integer cents → wire amount in dollars. */
export const toDollars = (cents: number): number => cents / 100;

/** `1234550` → `$12,345.50` (A51: the same in every language). */
export function formatCents(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const dollars = Math.trunc(Math.abs(cents) / 100)
    .toString()
    .replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return `${sign}$${dollars}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
}
