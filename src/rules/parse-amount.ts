/**
 * Typed amount → dollars. An optional leading `$`, then digits with up to two decimals; anything else counts
 * as 0 (A17).
 */
export function parseAmount(text: string): number {
  const match = /^\$?\s*(\d+(?:\.\d{1,2})?)$/.exec(text.trim());
  return match ? Number(match[1]) : 0;
}
