import { refusalText } from '../../lib/refusal-text.ts';
import type { FieldRefusals } from '../../lib/refusal-text.ts';
import { findLocalities } from './locality-search.ts';
import type { KnownOfLocality } from './locality-search.ts';
import { localityKey, readLocalities } from './locality-table.ts';
import type { Locality, TableEntry } from './locality-table.ts';
import { stateOfRange } from './postcode-ranges.ts';

/** Where an address is, in the shop's spelling of the state. */
interface Place {
  city: string;
  state: string;
  postcode: string;
}

/** Australia's localities: what a name or a postcode can mean, and what of an address is doubtful. */
export class LocalityManager {
  #reading: Promise<readonly TableEntry[]> | undefined;

  /** What fits what has been typed, best first; 20 at most. */
  async find(known: KnownOfLocality): Promise<Locality[]> {
    return findLocalities(await this.#entries(), known);
  }

  /**
   * What the table does not know of an address, for the field to ask at; null where suburb, state and postcode go
   * together. Postcodes cross borders and new suburbs are built, so this is a question, never the last word.
   */
  async doubt(place: Place): Promise<FieldRefusals | null> {
    const { city, state, postcode } = place;
    const entries = (await this.#entries()).filter((entry) => entry.postcode === postcode);
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

  /** Read when it is first needed, and again when that failed. */
  #entries(): Promise<readonly TableEntry[]> {
    this.#reading ??= readLocalities().catch((error: unknown) => {
      this.#reading = undefined;
      throw error;
    });
    return this.#reading;
  }
}
