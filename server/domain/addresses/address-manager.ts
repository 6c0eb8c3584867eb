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

/** An address from a user's list. */
export interface SavedAddress extends CleanAddress {
  id: number;
  /** False if disabled: not available for delivery. */
  enabled: boolean;
}

/** New values for one of a user's addresses. */
export interface AddressUpdate extends Omit<NewAddress, 'email' | 'display_name'> {
  /** Null keeps the current value. */
  email: string | null;
  display_name: string | null;
}

/** An address chosen by a shopper: a saved one, or one typed at the checkout (A08). */
export type AddressChoice = { kind: 'saved'; id: number } | { kind: 'typed'; address: NewAddress };

/** A user's saved addresses; another user's are never found (APS-01). */
export class AddressManager {
  readonly #database: Database;
  readonly #clock: () => Date;
  readonly #localities: Pick<LocalityManager, 'mismatch'>;

  constructor(input: {
    database: Database;
    clock: () => Date;
    localities: Pick<LocalityManager, 'mismatch'>;
  }) {
    this.#database = input.database;
    this.#clock = input.clock;
    this.#localities = input.localities;
  }

  /** Returns all of a user's addresses, disabled ones last and marked. */
  async list(userId: number): Promise<SavedAddress[]> {
    const rows = await listAddresses(this.#database, userId);
    return rows.map(savedAddress);
  }

  /**
   * Checks and stores an address; one the user already has is enabled instead of stored twice. Refusals, all
   * 422: ADDRESS_INVALID, TOO_MANY_ADDRESSES, and ADDRESS_UNCONFIRMED if the table of localities does not
   * have it and the user has not confirmed it.
   */
  async create(userId: number, input: NewAddress): Promise<Outcome<SavedAddress>> {
    const check = checkAddress(input);
    if (!check.ok) return invalid(refusalText('ADDRESS_INVALID'), check.fields);
    const known = await listAddresses(this.#database, userId);
    const same = known.find((row) => isSame(row, check.address));
    if (same) return this.setEnabled(userId, same.id, true);
    if (known.length >= MAX_ADDRESSES)
      return invalid(refusalText('TOO_MANY_ADDRESSES', { limit: MAX_ADDRESSES }));
    const mismatch = input.isConfirmed ? null : await this.#localities.mismatch(check.address);
    if (mismatch) return invalid(refusalText('ADDRESS_UNCONFIRMED'), mismatch);
    const now = toInstant(this.#clock());
    return success(savedAddress(await insertAddress(this.#database, userId, check.address, now)));
  }

  /**
   * Changes one of the user's addresses, by the rules of `create`. It keeps its id and stays enabled or
   * disabled; orders have their own copy. Refusals: 404 ADDRESS_NOT_FOUND, also for another user's address,
   * 422 ADDRESS_INVALID, ADDRESS_UNCONFIRMED.
   */
  async update(userId: number, id: number, input: AddressUpdate): Promise<Outcome<SavedAddress>> {
    const before = isRowId(id) ? await findAddress(this.#database, userId, id) : undefined;
    if (!before) return notFound('ADDRESS_NOT_FOUND');
    const check = checkAddress(withDefaults(before, input));
    if (!check.ok) return invalid(refusalText('ADDRESS_INVALID'), check.fields);
    const { address } = check;
    const isElsewhere = (['city', 'state', 'postcode'] as const).some(
      (part) => address[part] !== before[part],
    );
    const mismatch = isElsewhere && !input.isConfirmed ? await this.#localities.mismatch(address) : null;
    if (mismatch) return invalid(refusalText('ADDRESS_UNCONFIRMED'), mismatch);
    const row = await updateAddress(this.#database, userId, id, address);
    return row ? success(savedAddress(row)) : notFound('ADDRESS_NOT_FOUND');
  }

  /** Enables or disables one of the user's addresses. Refusal: 404 ADDRESS_NOT_FOUND. */
  async setEnabled(userId: number, id: number, enabled: boolean): Promise<Outcome<SavedAddress>> {
    const row = isRowId(id) ? await setAddressEnabled(this.#database, userId, id, enabled) : undefined;
    return row ? success(savedAddress(row)) : notFound('ADDRESS_NOT_FOUND');
  }

  /**
   * Returns an enabled address of the user; a typed one is stored first (A08). Refusals: 422 ADDRESS_UNKNOWN,
   * and those of `create`.
   */
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

/** Fills in what the update leaves out; a name derived from the old street is derived again. */
function withDefaults(before: AddressRow, update: AddressUpdate): NewAddress {
  const email = update.email ?? before.email ?? '';
  const name = update.display_name ?? before.display_name;
  return { ...update, email, display_name: name === displayName(before) ? '' : name };
}

function isSame(row: AddressRow, address: CleanAddress): boolean {
  return (Object.keys(address) as (keyof CleanAddress)[]).every((field) => row[field] === address[field]);
}
