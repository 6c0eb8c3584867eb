import type { MailedLink } from './login.types.ts';

/** The step in the URL of a screen that mails codes and links. */
type MailedLocation = { at: string; link?: never } | { at: 'link'; link: MailedLink };

/** What these guards check: the location in the URL, and the step that it should be at. */
export interface StepCheck<Location extends MailedLocation> {
  location: Location;
  at: Location['at'];
}

/** Creates a guard: whether the location is at this step. */
export const isAtStep =
  <Location extends MailedLocation>() =>
  (_: unknown, { location, at }: StepCheck<Location>): boolean =>
    location.at === at;

/**
 * Creates a guard: whether the location is at this step, with the link or recipient that the screen already has.
 * @param addressIn the mail's recipient according to the screen
 * @param addressOf the mail's recipient according to the location; `null` when it has none
 */
export const staysAtStep =
  <Context extends { link: MailedLink | null }, Location extends MailedLocation>(
    addressIn: (context: Context) => string,
    addressOf: (location: Location) => string | null,
  ) =>
  ({ context }: { context: Context }, { location, at }: StepCheck<Location>): boolean => {
    if (location.at !== at) return false;
    const { link } = location;
    if (link) return link.token === context.link?.token && link.email === context.link.email;
    return [null, addressIn(context)].includes(addressOf(location));
  };
