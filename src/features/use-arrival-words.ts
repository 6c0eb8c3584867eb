import { useLingui } from '@lingui/react/macro';
import { dayRange } from '../lib/day-in-words.ts';

/** The days of an arrival, `YYYY-MM-DD`; null where nothing is said of it. */
interface Arrival {
  arrives_from?: string | null;
  arrives_by?: string | null;
}

/** When something arrives, e.g. `arrives Mon 30 Nov – Thu 3 Dec`; null where nothing is said of it. */
export function useArrivalWords(): (arrival: Arrival) => string | null {
  const { i18n, t } = useLingui();
  return ({ arrives_from: from, arrives_by: by }) => {
    if (!from || !by) return null;
    const when = dayRange(from, by, i18n.locale);
    return t({ message: `arrives ${when}`, comment: 'When a parcel arrives, e.g. Mon 30 Nov – Thu 3 Dec' });
  };
}
