import { WORKSHOP_ZONE } from '../../rules/workshop-time.ts';

/** Formats an instant in the workshop's time zone, e.g. `2 Nov 2026, 9:30 am`. */
export function momentInWords(instant: string, locale: string): string {
  const language = locale === 'en' ? 'en-AU' : locale;
  const looks = { dateStyle: 'medium', timeStyle: 'short', timeZone: WORKSHOP_ZONE } as const;
  return new Intl.DateTimeFormat(language, looks).format(new Date(instant));
}
