export interface ShippingType {
  id: number;
  name: string;
  amountCents: number;
  isPickUp: boolean;
  description: string;
  /** Becomes free when the goods cost more than the threshold (A09). */
  freeAboveThreshold: boolean;
  /** Offered only to the places of its region rows (A10). */
  regional: boolean;
}

export interface ShippingRegion {
  shippingTypeId: number;
  suburb: string;
  postcode: string;
}

/** What the shop's tables say about shipping. */
export interface ShippingTariff {
  types: ShippingType[];
  regions: ShippingRegion[];
  /** Goods must cost more than this, in cents, for free shipping. */
  freeOverCents: number;
}

export interface Destination {
  suburb: string;
  postcode: string;
  country: string;
}

export interface Quote {
  type: ShippingType;
  amountCents: number;
}

/** We ship within Australia only (GEN-02, A11). */
export const isAustralia = (country: string): boolean =>
  ['au', 'aus', 'australia'].includes(country.trim().toLowerCase());

const localityKey = (suburb: string, postcode: string) =>
  `${suburb.replace(/\s+/g, '').toLowerCase()}|${postcode.trim()}`;

/** What a type costs for goods of `goodsCents` (after discount, before shipping), wherever it goes (A09). */
export function shippingAmount(type: ShippingType, goodsCents: number, freeOverCents: number): number {
  return type.freeAboveThreshold && goodsCents > freeOverCents ? 0 : type.amountCents;
}

/** The offers for a place, in the shop's order; none outside Australia (GEN-02…GEN-07, A09…A11). */
export function quotesFor(tariff: ShippingTariff, destination: Destination, goodsCents: number): Quote[] {
  if (!isAustralia(destination.country)) return [];
  const locality = localityKey(destination.suburb, destination.postcode);
  const served = new Set(
    tariff.regions
      .filter((region) => localityKey(region.suburb, region.postcode) === locality)
      .map((region) => region.shippingTypeId),
  );
  return tariff.types
    .filter((type) => !type.regional || served.has(type.id))
    .map((type) => ({ type, amountCents: shippingAmount(type, goodsCents, tariff.freeOverCents) }));
}

/** Cents of goods still missing for free shipping, null once it is free (A09). */
export function missingForFreeShipping(goodsCents: number, freeOverCents: number): number | null {
  return goodsCents > freeOverCents ? null : freeOverCents - goodsCents + 1;
}
