import type { UserNode } from '../domain/accounts/account-manager.ts';
import type { User, UserCard } from '../generated/wire.ts';
import type { ImageLookup } from '../images/image-lookup.ts';
import type { ImageSpec } from '../images/image-spec.ts';

/** The photo in the profile, and the small one next to a name, both for high-density screens. */
const PHOTO: ImageSpec = { aspect: '1x1', width: 400 };
const THUMBNAIL: ImageSpec = { aspect: '1x1', width: 100 };

/** Every field of `User` for that user; the password never leaves the server in any form (USR-05). */
export function userWire(user: UserNode, images: ImageLookup): Required<User> {
  const photo = (spec: ImageSpec) =>
    user.photo_hash === null ? null : images.record(user.photo_hash, spec).url;
  return {
    id: user.id,
    first_name: user.first_name,
    last_name: user.last_name,
    is_admin: user.is_admin,
    email: user.email,
    mobile_phone: user.mobile_phone,
    date_of_birth: user.date_of_birth,
    current_address_id: user.current_address_id,
    image: photo(PHOTO),
    thumbnail: photo(THUMBNAIL),
    company_name: user.company_name,
    company_phone: user.company_phone,
    trading_name: user.trading_name,
    abn: user.abn,
    website: user.website,
    facebook_link: user.facebook_link,
    drivers_licence_number: user.drivers_licence_number,
    drivers_licence_expiry: user.drivers_licence_expiry,
    drivers_licence_state_of_issue_id: user.drivers_licence_state_of_issue_id,
    emergency_contact_name: user.emergency_contact_name,
    emergency_contact_phone: user.emergency_contact_phone,
    club_additional_member: user.club_additional_member,
  };
}

/** The response for an anonymous viewer (specification section 8, User fetch failed). */
export const emptyUserWire: Required<User> = {
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
  club_additional_member: null,
};

/**
 * The card of a user, with the fields the viewer may see (APA-13, A92). @param spec must have been checked
 * with `checkImageSpec`
 */
export function userCardWire(
  { id, first_name, last_name, photo_hash }: UserNode,
  images: ImageLookup,
  { spec, seen }: { spec: ImageSpec; seen: { name: boolean; photo: boolean } },
): UserCard {
  const image = photo_hash === null || !seen.photo ? null : images.record(photo_hash, spec);
  return { id, first_name: seen.name ? first_name : null, last_name: seen.name ? last_name : null, image };
}
