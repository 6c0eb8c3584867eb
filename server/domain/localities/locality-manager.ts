import { refusalText } from '../../lib/refusal-text.ts';
import type { FieldRefusals } from '../../lib/refusal-text.ts';
import { findLocalities } from './locality-search.ts';
import type { PartialLocality } from './locality-search.ts';
import { localityKey, readLocalities } from './locality-table.ts';
import type { Locality } from './locality-table.ts';
import { stateOfRange } from './postcode-ranges.ts';

/** The place of an address, with the state as spelled by the shop. */
interface Place {
  city: string;
  state: string;
  postcode: string;
}

/** Australia's localities: finds places by name or postcode, and checks addresses. */
export class LocalityManager {
  /** Returns the localities that match what has been typed, best first; 20 at most. */
  async find(known: PartialLocality): Promise<Locality[]> {
    return findLocalities(await readLocalities(), known);
  }

  /**
   * Returns what of an address does not match the table, by field; null if suburb, state and postcode go
   * together. Only a question to the user, as postcodes cross borders and new suburbs are built.
   */
  async mismatch(place: Place): Promise<FieldRefusals | null> {
    const { city, state, postcode } = place;
    const entries = (await readLocalities()).filter((entry) => entry.postcode === postcode);
    const states = new Set<string>(entries.map((entry) => entry.state));
    const own = stateOfRange(postcode);
    if (own !== null) states.add(own);
    if (states.size === 0) return { postcode: refusalText('POSTCODE_UNKNOWN', { postcode }) };
    if (!states.has(state)) {
      const right = [...states].toSorted();
      return { postcode: refusalText('POSTCODE_OF_OTHER_STATE', { postcode, right, state }) };
    }
    const key = localityKey(city);
    if (entries.some((entry) => entry.state === state && entry.key === key)) return null;
    return { city: refusalText('LOCALITY_UNKNOWN', { suburb: city, state, postcode }) };
  }
}
