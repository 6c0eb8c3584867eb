import { isAustralia } from '../addresses/is-australia.ts';
import { arrivalOf } from './arrival.ts';
import type { Arrival, Span } from './arrival.ts';

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
  /** How long it is under way; null: nothing is said of when it arrives. */
  transit: Span | null;
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
  /** How long the workshop takes. */
  making: Span;
  /** The day of the order, `YYYY-MM-DD`. */
  today: string;
}

export interface Destination {
  suburb: string;
  postcode: string;
  country: string;
}

/** What of an address matters to what sending costs. */
export const destinationOf = (address: { city: string; postcode: string; country: string }): Destination => ({
  suburb: address.city,
  postcode: address.postcode.trim(),
  country: address.country,
});

export interface Quote {
  type: ShippingType;
  amountCents: number;
  arrival: Arrival | null;
}

const localityKey = (suburb: string, postcode: string) =>
  `${suburb.replace(/\s+/g, '').toLowerCase()}|${postcode.trim()}`;

/** What a type costs for goods of `goodsCents` (after discount, before shipping) and when they come, wherever it goes (A09). */
export function quoteOf(type: ShippingType, tariff: ShippingTariff, goodsCents: number): Quote {
  const isFree = type.freeAboveThreshold && goodsCents > tariff.freeOverCents;
  const arrival = type.transit && arrivalOf(tariff.today, tariff.making, type.transit);
  return { type, amountCents: isFree ? 0 : type.amountCents, arrival };
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
    .map((type) => quoteOf(type, tariff, goodsCents));
}

/** Cents of goods still missing for free shipping, null once it is free (A09). */
export function missingForFreeShipping(goodsCents: number, freeOverCents: number): number | null {
  return goodsCents > freeOverCents ? null : freeOverCents - goodsCents + 1;
}

/** The suburbs of a postcode that are offered something which others there are not (A10), by name. */
export function suburbsServed({ types, regions }: ShippingTariff): string[] {
  const regional = new Set(types.filter((type) => type.regional).map((type) => type.id));
  const suburbs = regions.filter((region) => regional.has(region.shippingTypeId)).map(({ suburb }) => suburb);
  return [...new Set(suburbs)].toSorted();
}
