import type { Outline } from '../../generated/contract-rules.ts';

/** The size of a product in mm; `name` is the option with this size, '' for all. */
export interface SizeDetails {
  name: string;
  outline: Outline;
  width_mm: number;
  height_mm: number;
}

/** Maximum length (mm); nothing the shop sells is longer. */
const MOST = 10_000;

const isLength = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MOST;

function sizeIn(value: unknown): SizeDetails[] {
  if (typeof value !== 'object' || value === null) return [];
  const { name = '', outline, width_mm, height_mm } = value as Partial<Record<keyof SizeDetails, unknown>>;
  if (typeof name !== 'string' || !isLength(width_mm) || !isLength(height_mm)) return [];
  return [{ name, outline: outline === 'round' ? 'round' : 'rectangle', width_mm, height_mm }];
}

/** Parses the sizes in `products.sizes` (JSON), skipping unreadable ones. */
export function readSizes(text: string): SizeDetails[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.flatMap(sizeIn) : [];
  } catch {
    return [];
  }
}
