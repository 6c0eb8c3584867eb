import { dayAsWritten, readDay } from './calendar-date.ts';

/** Whether a text is a phone number: 6 to 15 digits and the usual separators. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[\d\s()./-]+$/.test(text) && digits >= 6 && digits <= 15;
}

/** A typed amount of money (`$1,250.5`) in dollars; `null` for anything else. */
export function readCurrency(text: string): number | null {
  const amount = text.replace(/^\$\s*/, '').replaceAll(',', '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(amount) ? Number(amount) : null;
}

/** A typed percentage from 0 to 100 (`12.5 %`); `null` for anything else. */
export function readPercent(text: string): number | null {
  const percent = text.replace(/\s*%$/, '');
  return /^\d{1,3}(\.\d{1,4})?$/.test(percent) && Number(percent) <= 100 ? Number(percent) : null;
}

/** Whether a checkbox is ticked, by the value a form or browser sends. */
export const isTicked = (text: string): boolean => ['1', 'true', 'on'].includes(text);

/** A typed day in stored form, `dd/mm/yyyy` (A68); `null` for anything else. */
export function readDate(text: string): string | null {
  const day = readDay(text);
  return day === null ? null : dayAsWritten(day);
}

/** A typed time (`9:30`, `09:30:00`) in stored form, `hh:mm`; `null` for anything else. */
export function readTime(text: string): string | null {
  const [, hour = '', minute] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text) ?? [];
  return hour !== '' && Number(hour) < 24 && Number(minute) < 60
    ? `${hour.padStart(2, '0')}:${minute}`
    : null;
}

/** A typed day and time in stored form, `dd/mm/yyyy hh:mm`; `null` for anything else. */
export function readDateTime(text: string): string | null {
  const [date = '', time = '', ...more] = text.split(/[T ]+/);
  const [day, clock] = [readDate(date), readTime(time)];
  return day !== null && clock !== null && more.length === 0 ? `${day} ${clock}` : null;
}
