import { localityListLimits } from '../graphql/generated/input-limits.ts';
import type { Locality } from '../graphql/generated/types.ts';
import { useLocalitySuggestionsQuery } from './LocalitySuggestions.generated.ts';
import { MIN_QUERY_LENGTH, useTypingPause } from './use-typing-pause.ts';

/** Variables of the query; blank fields are left out (`null`). */
const requested = ({ suburb, state, postcode }: Locality) => ({
  suburb: suburb.trim() || null,
  state: state || null,
  postcode: postcode.trim() || null,
});

/** Whether the host can suggest places for the input. */
function isSearchable({ suburb, postcode }: Locality): boolean {
  const name = suburb.trim();
  const digits = postcode.trim();
  const isLongEnough = name.length >= MIN_QUERY_LENGTH || digits.length >= MIN_QUERY_LENGTH;
  return isLongEnough && name.length <= localityListLimits.suburb.maxLength && /^\d{0,4}$/.test(digits);
}

/**
 * The matching places, best first; none while the shop is unreachable.
 * @param known `null` requests nothing
 */
export function useLocalities(known: Locality | null): readonly Locality[] {
  const skip = known === null || !isSearchable(known);
  const { data, previousData } = useLocalitySuggestionsQuery(
    skip ? { skip } : { variables: requested(known) },
  );
  const found = data ?? previousData;
  return skip || !found ? [] : found.localityList.data;
}

/**
 * The same while the visitor types, requested in pauses.
 * @param typed `null` when no one is typing
 */
export function useTypedLocalities(typed: Locality | null): readonly Locality[] {
  const paused = useTypingPause(typed && JSON.stringify(typed), null);
  return useLocalities(typed && paused ? (JSON.parse(paused) as Locality) : null);
}
