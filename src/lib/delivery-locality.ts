import { isPostcode } from '../rules/postcode.ts';
import { fromVersionedJson, toVersionedJson } from './versioned-json.ts';

const SCHEMA_VERSION = 1;

/** Where a shopper wants things sent to, as far as he has said; a blank suburb is not said. */
export interface DeliveryLocality {
  postcode: string;
  suburb: string;
}

export function storePlace(place: DeliveryLocality | null): string {
  return toVersionedJson(SCHEMA_VERSION, place);
}

/** Stored text → the place; null for nothing, broken text or another version (A83). */
export function restorePlace(text: string | null): DeliveryLocality | null {
  const stored = fromVersionedJson(SCHEMA_VERSION, text);
  if (typeof stored !== 'object' || stored === null) return null;
  const { postcode, suburb }: Partial<Record<keyof DeliveryLocality, unknown>> = stored;
  return isPostcode(postcode) && typeof suburb === 'string' ? { postcode, suburb } : null;
}
