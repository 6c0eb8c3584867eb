import { isPostcode } from '../rules/postcode.ts';
import { fromVersionedJson, toVersionedJson } from './versioned-json.ts';
import { isRecord } from '../rules/is-record.ts';

const SCHEMA_VERSION = 1;

/** Where a shopper wants deliveries, as far as known; a blank suburb is unknown. */
export interface DeliveryLocality {
  postcode: string;
  suburb: string;
}

export function storePlace(place: DeliveryLocality | null): string {
  return toVersionedJson(SCHEMA_VERSION, place);
}

/** Stored text → the place; `null` for nothing, broken text or another version (A83). */
export function restorePlace(text: string | null): DeliveryLocality | null {
  const stored = fromVersionedJson(SCHEMA_VERSION, text);
  if (!isRecord(stored)) return null;
  const { postcode, suburb } = stored;
  return isPostcode(postcode) && typeof suburb === 'string' ? { postcode, suburb } : null;
}
