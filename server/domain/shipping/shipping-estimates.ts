import { isPostcode } from '../../../src/rules/postcode.ts';
import type { Database } from '../../db/connection.ts';
import { invalidAt, success } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import type { SettingsManager } from '../settings/settings-manager.ts';
import { quotesFor, suburbsServed } from './shipping-rules.ts';
import type { Quote } from './shipping-rules.ts';
import { findFirstPlace, readTariff } from './shipping-store.ts';

export interface ShippingEstimate {
  suburbs: string[];
  quotes: Quote[];
}

/**
 * Minimum shipping cost: the cheapest post, the price of products above which it is free, and a place where
 * it is always free.
 */
export interface MinimumPostage {
  fromCents: number | null;
  freeOverCents: number | null;
  freePlace: string | null;
}

/** Estimates shipping cost and arrival without an address or a cart. */
export class ShippingEstimates {
  readonly #input: { database: Database; clock: () => Date; settings: Pick<SettingsManager, 'business'> };

  constructor(input: { database: Database; clock: () => Date; settings: Pick<SettingsManager, 'business'> }) {
    this.#input = input;
  }

  /**
   * Returns the quotes for products of `discountedCents`. A suburb matters only where it decides the price (A10),
   * and may be blank. Refusal: 422 POSTCODE_INVALID.
   */
  async of(
    place: { postcode: string; suburb: string },
    discountedCents: number,
  ): Promise<Outcome<ShippingEstimate>> {
    const { database, clock, settings } = this.#input;
    const postcode = place.postcode.trim();
    if (!isPostcode(postcode)) return invalidAt('postcode', refusalText('POSTCODE_INVALID'));
    const tariff = await readTariff(database, await settings.business(), { postcode, now: clock() });
    const quotes = quotesFor(tariff, { postcode, suburb: place.suburb, country: 'AU' }, discountedCents);
    return success({ suburbs: suburbsServed(tariff), quotes });
  }

  /** Returns the minimum cost while no place is known. */
  async minimum(): Promise<MinimumPostage> {
    const { database, clock, settings } = this.#input;
    const tariff = await readTariff(database, await settings.business(), { postcode: null, now: clock() });
    const post = tariff.types.filter(({ regional, isPickUp }) => !regional && !isPickUp);
    const amounts = post.map(({ amountCents }) => amountCents);
    const free = tariff.types.filter(({ regional, amountCents }) => regional && amountCents === 0);
    return {
      fromCents: amounts.length === 0 ? null : Math.min(...amounts),
      freeOverCents: post.some(({ freeAboveThreshold }) => freeAboveThreshold) ? tariff.freeOverCents : null,
      freePlace: await findFirstPlace(
        database,
        free.map(({ id }) => id),
      ),
    };
  }
}
