import type { MailedLink } from './login.types.ts';

/** Where a screen that sends mails with codes and links stands. */
type MailedLocation = { at: string; link?: never } | { at: 'link'; link: MailedLink };

export interface Asked<Location extends MailedLocation> {
  location: Location;
  at: Location['at'];
}

/** A guard: whether the location is at this step. */
export const opens =
  <Location extends MailedLocation>() =>
  (_: unknown, { location, at }: Asked<Location>): boolean =>
    location.at === at;

/**
 * A guard: whether the location is at this step, and what the screen shows already.
 * @param addressIn whom the mail went to, by the screen
 * @param addressOf whom it went to by the location; null where that says nothing of it
 */
export const staysAt =
  <Context extends { link: MailedLink | null }, Location extends MailedLocation>(
    addressIn: (context: Context) => string,
    addressOf: (location: Location) => string | null,
  ) =>
  ({ context }: { context: Context }, { location, at }: Asked<Location>): boolean => {
    if (location.at !== at) return false;
    const { link } = location;
    if (link) return link.token === context.link?.token && link.email === context.link.email;
    return [null, addressIn(context)].includes(addressOf(location));
  };
