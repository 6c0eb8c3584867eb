import { fromFlag } from '../../db/columns.ts';
import type { User, UserCard } from '../../generated/wire.ts';
import type { UserRow } from './user-store.ts';

/** Every field of `User` for the user himself; the password never leaves, in no form (USR-05). */
export function wireUser(row: UserRow): Required<User> {
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    is_admin: fromFlag(row.is_admin),
    email: row.email,
    mobile_phone: row.mobile_phone,
    date_of_birth: row.date_of_birth,
    current_address_id: row.current_address_id,
    image: row.image,
    thumbnail: row.thumbnail,
    company_name: row.company_name,
    company_phone: row.company_phone,
    trading_name: row.trading_name,
    abn: row.abn,
    website: row.website,
    facebook_link: row.facebook_link,
    drivers_licence_number: row.drivers_licence_number,
    drivers_licence_expiry: row.drivers_licence_expiry,
    drivers_licence_state_of_issue_id: row.drivers_licence_state_of_issue_id,
    emergency_contact_name: row.emergency_contact_name,
    emergency_contact_phone: row.emergency_contact_phone,
  };
}

/** The answer for somebody who is nobody (specification section 8, User fetch failed). */
export const emptyUser: Required<User> = {
  id: null,
  first_name: null,
  last_name: null,
  is_admin: null,
  email: null,
  mobile_phone: null,
  date_of_birth: null,
  current_address_id: null,
  image: null,
  thumbnail: null,
  company_name: null,
  company_phone: null,
  trading_name: null,
  abn: null,
  website: null,
  facebook_link: null,
  drivers_licence_number: null,
  drivers_licence_expiry: null,
  drivers_licence_state_of_issue_id: null,
  emergency_contact_name: null,
  emergency_contact_phone: null,
};

/** What anybody may see of a user (APA-13); the picture stays null until users can upload one. */
export function wireUserCard({ id, first_name, last_name }: UserRow): UserCard {
  return { id, first_name, last_name, image: null };
}
