import { useLingui } from '@lingui/react/macro';
import { formatDayRange } from '../rules/dates.ts';

/** The days of arrival, `YYYY-MM-DD`; `null` when unknown. */
interface Arrival {
  arrives_from?: string | null;
  arrives_by?: string | null;
}

/** Returns the text of an arrival, e.g. `arrives Mon 30 Nov – Thu 3 Dec`; `null` when unknown. */
export function useArrivalText(): (arrival: Arrival) => string | null {
  const { i18n, t } = useLingui();
  return ({ arrives_from: from, arrives_by: by }) => {
    if (!from || !by) return null;
    const when = formatDayRange(from, by, i18n.locale);
    return t({ message: `arrives ${when}`, comment: 'When a parcel arrives, e.g. Mon 30 Nov – Thu 3 Dec' });
  };
}
