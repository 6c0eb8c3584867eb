import { isAustralia } from '../addresses/is-australia.ts';
import { arrivalOf } from './arrival.ts';
import type { Arrival, DayRange } from './arrival.ts';

export interface ShippingType {
  id: number;
  name: string;
  amountCents: number;
  isPickUp: boolean;
  description: string;
  /** Free if the products cost more than the threshold (A09). */
  freeAboveThreshold: boolean;
  /** Offered only to the places of its region rows (A10). */
  regional: boolean;
  /** Transit time; null if no arrival is promised. */
  transit: DayRange | null;
}

export interface ShippingRegion {
  shippingTypeId: number;
  suburb: string;
  postcode: string;
}

/** The shop's shipping tables. */
export interface ShippingTariff {
  types: ShippingType[];
  regions: ShippingRegion[];
  /** Price of the products, in cents, above which shipping is free. */
  freeOverCents: number;
  /** The workshop's making time. */
  making: DayRange;
  /** The day of the order, `YYYY-MM-DD`. */
  today: string;
}

export interface Destination {
  suburb: string;
  postcode: string;
  country: string;
}

/** Returns the parts of an address that affect the shipping cost. */
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

/**
 * Quotes a shipping type, whatever the destination, for products of `discountedCents` before shipping, with
 * its arrival (A09).
 */
export function quoteOf(type: ShippingType, tariff: ShippingTariff, discountedCents: number): Quote {
  const isFree = type.freeAboveThreshold && discountedCents > tariff.freeOverCents;
  const arrival = type.transit && arrivalOf(tariff.today, tariff.making, type.transit);
  return { type, amountCents: isFree ? 0 : type.amountCents, arrival };
}

/** Returns the quotes for a place, in the shop's order; none outside Australia (GEN-02…GEN-07, A09…A11). */
export function quotesFor(
  tariff: ShippingTariff,
  destination: Destination,
  discountedCents: number,
): Quote[] {
  if (!isAustralia(destination.country)) return [];
  const locality = localityKey(destination.suburb, destination.postcode);
  const served = new Set(
    tariff.regions
      .filter((region) => localityKey(region.suburb, region.postcode) === locality)
      .map((region) => region.shippingTypeId),
  );
  return tariff.types
    .filter((type) => !type.regional || served.has(type.id))
    .map((type) => quoteOf(type, tariff, discountedCents));
}

/** Returns the cents still missing for free shipping; null once it is free (A09). */
export function missingForFreeShipping(discountedCents: number, freeOverCents: number): number | null {
  return discountedCents > freeOverCents ? null : freeOverCents - discountedCents + 1;
}

/**
 * Returns the suburbs of a postcode with a regional offer that others there do not have (A10), sorted by
 * name.
 */
export function suburbsServed({ types, regions }: ShippingTariff): string[] {
  const regional = new Set(types.filter((type) => type.regional).map((type) => type.id));
  const suburbs = regions.filter((region) => regional.has(region.shippingTypeId)).map(({ suburb }) => suburb);
  return [...new Set(suburbs)].toSorted();
}
