import { useState } from 'react';
import type { SuggestFieldProps } from '../components/ui/SuggestField.tsx';
import { SuggestField } from '../components/ui/SuggestField.tsx';
import type { Locality } from '../graphql/generated/types.ts';
import { useTypedLocalities } from './use-localities.ts';

interface LocalityFieldProps extends Omit<SuggestFieldProps, 'suggestions' | 'onChoose'> {
  /** The field shown here. */
  by: 'suburb' | 'postcode';
  /** The typed suburb, state and postcode of all fields; blank where empty. */
  typed: Locality;
  /** A whole place was chosen: fills all fields. */
  onChoose: (place: Locality) => void;
}

const keyOf = ({ suburb, state, postcode }: Locality) => `${suburb}|${state}|${postcode}`;

/** Whether the input already matches this place, so that there is nothing to suggest. */
const isTyped = (typed: Locality, place: Locality) =>
  typed.suburb.trim().toLowerCase() === place.suburb.toLowerCase() &&
  typed.postcode.trim() === place.postcode &&
  (typed.state === '' || typed.state === place.state);

/**
 * A suburb or postcode field that suggests matching Australian places but accepts any text. Works as a
 * controlled input and with `register` of react-hook-form.
 */
export function LocalityField({ by, typed, onChoose, ...field }: LocalityFieldProps) {
  const [typing, setTyping] = useState(false);
  const known = by === 'suburb' ? typed : { suburb: '', state: '', postcode: typed.postcode };
  const found = useTypedLocalities(typing ? known : null);
  const places = found.some((place) => isTyped(typed, place)) ? [] : found;
  return (
    <SuggestField
      {...field}
      suggestions={places.map((place) => ({
        key: keyOf(place),
        label: place.suburb,
        detail: `${place.state} ${place.postcode}`,
      }))}
      onChoose={(key) => {
        setTyping(false);
        const chosen = places.find((place) => keyOf(place) === key);
        if (!chosen) return;
        const { suburb, state, postcode } = chosen;
        onChoose({ suburb, state, postcode });
      }}
      onChange={(event) => {
        setTyping(true);
        field.onChange?.(event);
      }}
      onBlur={(event) => {
        setTyping(false);
        field.onBlur?.(event);
      }}
    />
  );
}
