import type { Outline } from '../../generated/contract-rules.ts';

/** How large a piece is, mm; `name` is the option that is this large, '' for all. */
export interface SizeDetails {
  name: string;
  outline: Outline;
  width_mm: number;
  height_mm: number;
}

/** Nothing that the shop sells is longer, mm. */
const MOST = 10_000;

const isLength = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MOST;

function sizeIn(value: unknown): SizeDetails[] {
  if (typeof value !== 'object' || value === null) return [];
  const { name = '', outline, width_mm, height_mm } = value as Partial<Record<keyof SizeDetails, unknown>>;
  if (typeof name !== 'string' || !isLength(width_mm) || !isLength(height_mm)) return [];
  return [{ name, outline: outline === 'round' ? 'round' : 'rectangle', width_mm, height_mm }];
}

/** The sizes that an owner wrote into `products.sizes` (JSON); what cannot be read is left out. */
export function readSizes(text: string): SizeDetails[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.flatMap(sizeIn) : [];
  } catch {
    return [];
  }
}
