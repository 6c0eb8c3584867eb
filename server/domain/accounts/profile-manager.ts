import { fromFlag, toFlag } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import { profileFieldValues } from '../../generated/contract-rules.ts';
import type { ProfileField } from '../../generated/contract-rules.ts';
import { invalid, refused, rollBack, success, transactionOutcome } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import type { RefusalText } from '../../lib/refusal-text.ts';
import { findAddress } from '../addresses/address-store.ts';
import type { BusinessSettings } from '../settings/business-settings.ts';
import type { SettingsManager } from '../settings/settings-manager.ts';
import type { AccountLog } from './account-log.ts';
import { profileFields } from './profile-fields.ts';
import type { ProfileFieldState } from './profile-fields.ts';
import { cleanProfileValue } from './profile-values.ts';
import type { ProfileValues } from './profile-values.ts';
import { findUser, lockUser, updateUser } from './user-store.ts';
import type { UserRow } from './user-store.ts';

/** Unchecked field values by name. */
type GivenFields = Readonly<Record<string, unknown>>;

type Changes = Partial<ProfileValues>;

/** What a user shows of themselves to others. */
interface Shown {
  name: boolean;
  photo: boolean;
}

const shownIn = ({ shows_name, shows_photo }: UserRow): Shown => ({
  name: fromFlag(shows_name),
  photo: fromFlag(shows_photo),
});

const isProfileField = (name: string): name is ProfileField =>
  (profileFieldValues as readonly string[]).includes(name);

/** Lets users edit their profile, within what the shop allows (GEN-18, GEN-19, A36, A37). */
export class ProfileManager {
  readonly #database: Database;
  readonly #clock: () => Date;
  readonly #settings: Pick<SettingsManager, 'business'>;
  readonly #log: AccountLog;

  constructor(input: {
    database: Database;
    clock: () => Date;
    settings: Pick<SettingsManager, 'business'>;
    log: AccountLog;
  }) {
    this.#database = input.database;
    this.#clock = input.clock;
    this.#settings = input.settings;
    this.#log = input.log;
  }

  /**
   * Returns the fields of this user's profile, which of them are editable, and the shop's label for the
   * additional member.
   */
  async fields(userId: number): Promise<{ fields: ProfileFieldState[]; memberLabel: string }> {
    const [business, user] = await Promise.all([this.#settings.business(), findUser(this.#database, userId)]);
    const fields = profileFields(business, user ?? { date_of_birth: null });
    return { fields, memberLabel: business.club_additional_member_label };
  }

  /**
   * Changes fields of a user, all of them or none.
   * @param known values when editing began, for conflict detection; null skips it.
   * @returns null. Refusals, each with its fields: 401 LOGIN_REQUIRED; 403 VALIDATION_FAILED with FIELD_FIXED
   *   for a field that may not be changed; 422 VALIDATION_FAILED for an invalid value; 409
   *   PROFILE_CHANGED_MEANWHILE for a field that no longer has its known value.
   */
  async update(userId: number, data: GivenFields, known: GivenFields | null): Promise<Outcome<null>> {
    const business = await this.#settings.business();
    return transactionOutcome(() =>
      this.#database.transaction().execute(async (transaction) => {
        const user = await lockUser(transaction, userId);
        if (!user) rollBack(refused(401, refusalText('LOGIN_REQUIRED')).refusal);
        const changes = this.#cleaned(user, data, business);
        if (!changes.ok) rollBack(changes.refusal);
        const addressId = changes.value.current_address_id;
        if (typeof addressId === 'number' && !(await findAddress(transaction, userId, addressId)))
          rollBack(
            invalid(refusalText('VALIDATION_FAILED'), { current_address_id: refusalText('ADDRESS_UNKNOWN') })
              .refusal,
          );
        const lost = lostFields(user, changes.value, known ?? {});
        if (Object.keys(lost).length > 0)
          rollBack(refused(409, refusalText('PROFILE_CHANGED_MEANWHILE'), lost).refusal);
        await updateUser(transaction, userId, changes.value);
        return null;
      }),
    );
  }

  /** Returns what others see of this user (A92). */
  async shown(userId: number): Promise<Shown> {
    const user = await findUser(this.#database, userId);
    return user ? shownIn(user) : { name: false, photo: false };
  }

  /**
   * Shows the name or photo to others, or hides it. Refusal: 401 LOGIN_REQUIRED.
   * @param from the IP address of the request
   */
  show(userId: number, shown: Shown, from: string): Promise<Outcome<Shown>> {
    return transactionOutcome(() =>
      this.#database.transaction().execute(async (transaction) => {
        const user = await lockUser(transaction, userId);
        if (!user) rollBack(refused(401, refusalText('LOGIN_REQUIRED')).refusal);
        const before = shownIn(user);
        if (before.name === shown.name && before.photo === shown.photo) return shown;
        const changes = { shows_name: toFlag(shown.name), shows_photo: toFlag(shown.photo) };
        await updateUser(transaction, userId, changes);
        await this.#log.record(transaction, { event: 'shown_changed', email: user.email, userId, from });
        return shown;
      }),
    );
  }

  #cleaned(user: UserRow, data: GivenFields, business: BusinessSettings): Outcome<Changes> {
    const states = profileFields(business, user);
    const problems: Record<string, RefusalText> = {};
    const changes: Changes = {};
    const take = <Field extends ProfileField>(field: Field, given: unknown) => {
      const value = cleanProfileValue(field, given, this.#clock());
      if (value.ok) changes[field] = value.value;
      else Object.assign(problems, value.refusal.fields);
    };
    for (const [field, given] of Object.entries(data)) {
      if (isProfileField(field) && states.some(({ name, editable }) => editable && name === field))
        take(field, given);
      else problems[field] = refusalText('FIELD_FIXED');
    }
    const found = Object.values(problems);
    if (found.length === 0) return success(changes);
    const isForbidden = found.some(({ textCode }) => textCode === 'FIELD_FIXED');
    return refused(isForbidden ? 403 : 422, refusalText('VALIDATION_FAILED'), problems);
  }
}

/**
 * Returns the fields changed by someone else since they were read, except those that already have the wanted
 * value.
 */
function lostFields(user: UserRow, changes: Changes, known: GivenFields): Record<string, RefusalText> {
  const isLost = (field: ProfileField) =>
    Object.hasOwn(known, field) && (known[field] ?? null) !== user[field] && changes[field] !== user[field];
  const lost = Object.keys(changes).filter((field) => isProfileField(field) && isLost(field));
  return Object.fromEntries(lost.map((field) => [field, refusalText('FIELD_CHANGED_MEANWHILE')]));
}
