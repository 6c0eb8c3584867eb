import { fromFlag, toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import { invalid, invalidAt, notFound, success } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { isRowId } from '../../lib/row-id.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import type { LocalityManager } from '../localities/locality-manager.ts';
import { checkAddress, displayName } from './address-rules.ts';
import type { CleanAddress, NewAddress } from './address-rules.ts';
import {
  findAddress,
  insertAddress,
  listAddresses,
  setAddressEnabled,
  updateAddress,
} from './address-store.ts';
import type { AddressRow } from './address-store.ts';

const MAX_ADDRESSES = 50;

/** An address of a user's list. */
export interface SavedAddress extends CleanAddress {
  id: number;
  /** False: put away, and not to be delivered to. */
  enabled: boolean;
}

/** What one of a user's addresses is to become. */
export interface AddressChange extends Omit<NewAddress, 'email' | 'display_name'> {
  /** Null: as it was. */
  email: string | null;
  display_name: string | null;
}

/** An address that a shopper names: one of the own list, or one that is typed on the way (A08). */
export type AddressChoice = { kind: 'saved'; id: number } | { kind: 'typed'; address: NewAddress };

/** A user's saved addresses; nobody else's are ever found (APS-01). */
export class AddressManager {
  readonly #database: Database;
  readonly #clock: () => Date;
  readonly #localities: Pick<LocalityManager, 'doubt'>;

  constructor(input: { database: Database; clock: () => Date; localities: Pick<LocalityManager, 'doubt'> }) {
    this.#database = input.database;
    this.#clock = input.clock;
    this.#localities = input.localities;
  }

  /** All of them, disabled ones last and marked. */
  async list(userId: number): Promise<SavedAddress[]> {
    const rows = await listAddresses(this.#database, userId);
    return rows.map(savedAddress);
  }

  /**
   * Checks and stores an address; one that the user has already is enabled again instead of stored twice. What the
   * table of localities does not know is refused with ADDRESS_UNCONFIRMED until it comes confirmed.
   */
  async create(userId: number, input: NewAddress): Promise<Outcome<SavedAddress>> {
    const check = checkAddress(input);
    if (!check.ok) return invalid(refusalText('ADDRESS_INVALID'), check.fields);
    const known = await listAddresses(this.#database, userId);
    const same = known.find((row) => isSame(row, check.address));
    if (same) return this.setEnabled(userId, same.id, true);
    if (known.length >= MAX_ADDRESSES)
      return invalid(refusalText('TOO_MANY_ADDRESSES', { limit: MAX_ADDRESSES }));
    const doubt = input.isConfirmed ? null : await this.#localities.doubt(check.address);
    if (doubt) return invalid(refusalText('ADDRESS_UNCONFIRMED'), doubt);
    const now = toInstant(this.#clock());
    return success(savedAddress(await insertAddress(this.#database, userId, check.address, now)));
  }

  /**
   * Makes one of the user's addresses another, by the rules of `create`; 404 for anybody else's. It keeps its id and
   * whether it is put away; orders have a copy of their own.
   */
  async update(userId: number, id: number, input: AddressChange): Promise<Outcome<SavedAddress>> {
    const before = isRowId(id) ? await findAddress(this.#database, userId, id) : undefined;
    if (!before) return notFound('ADDRESS_NOT_FOUND');
    const check = checkAddress(withKept(before, input));
    if (!check.ok) return invalid(refusalText('ADDRESS_INVALID'), check.fields);
    const { address } = check;
    const isElsewhere = (['city', 'state', 'postcode'] as const).some(
      (part) => address[part] !== before[part],
    );
    const doubt = isElsewhere && !input.isConfirmed ? await this.#localities.doubt(address) : null;
    if (doubt) return invalid(refusalText('ADDRESS_UNCONFIRMED'), doubt);
    const row = await updateAddress(this.#database, userId, id, address);
    return row ? success(savedAddress(row)) : notFound('ADDRESS_NOT_FOUND');
  }

  async setEnabled(userId: number, id: number, enabled: boolean): Promise<Outcome<SavedAddress>> {
    const row = isRowId(id) ? await setAddressEnabled(this.#database, userId, id, enabled) : undefined;
    return row ? success(savedAddress(row)) : notFound('ADDRESS_NOT_FOUND');
  }

  /** An enabled address of the user's own; one that is typed is stored first (A08). */
  async resolve(userId: number, choice: AddressChoice): Promise<Outcome<SavedAddress>> {
    if (choice.kind === 'typed') return this.create(userId, choice.address);
    const row = isRowId(choice.id) ? await findAddress(this.#database, userId, choice.id) : undefined;
    if (!row || !fromFlag(row.enabled)) return invalidAt('address', refusalText('ADDRESS_UNKNOWN'));
    return success(savedAddress(row));
  }
}

function savedAddress(row: AddressRow): SavedAddress {
  const { user_id: _owner, created_at: _created, enabled, ...address } = row;
  return { ...address, enabled: fromFlag(enabled) };
}

/** What a change of an address leaves out stays; a name that was made of the old street is made anew. */
function withKept(before: AddressRow, change: AddressChange): NewAddress {
  const email = change.email ?? before.email ?? '';
  const name = change.display_name ?? before.display_name;
  return { ...change, email, display_name: name === displayName(before) ? '' : name };
}

function isSame(row: AddressRow, address: CleanAddress): boolean {
  return (Object.keys(address) as (keyof CleanAddress)[]).every((field) => row[field] === address[field]);
}
