import fc from 'fast-check';

/** The paths of all values inside a value, as keys. */
function placesIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  const deeper = Object.entries(value).flatMap(([key, inside]) =>
    placesIn(inside).map((path) => [key, ...path]),
  );
  return [[], ...deeper];
}

/** Replaces the value at a path. */
function withChange(value: unknown, [key, ...deeper]: readonly string[], to: unknown): unknown {
  if (key === undefined) return to;
  if (Array.isArray(value))
    return value.map((each, index) => (String(index) === key ? withChange(each, deeper, to) : each));
  const fields = value as Record<string, unknown>;
  return { ...fields, [key]: withChange(fields[key], deeper, to) };
}

const hostile = fc.oneof(
  fc.constantFrom(undefined, null, '', '%', 'x:1', '-1', '1e400', 5, -1, true, [], {}, [null], { a: null }),
  fc.constantFrom({ toString: 1 }, { $$typeof: 1 }, ['a', 'a'], { a: { b: {} } }, 'light.off'),
  fc.jsonValue(),
);

/** Generates variants of a JSON value with one value replaced, anywhere. */
export const mutatedJson = (value: unknown): fc.Arbitrary<unknown> =>
  fc
    .record({ place: fc.constantFrom(...placesIn(value)), to: hostile })
    .map(({ place, to }) => withChange(value, place, to));

/**
 * Generates variants of a recording with one value replaced, anywhere, including the machine in its first
 * message.
 */
export function mutatedRecording(recording: { messages: readonly object[] }): fc.Arbitrary<string> {
  const [first, ...later] = recording.messages;
  const definition = first && 'definition' in first ? String(first.definition) : '';
  const ofMachine = mutatedJson(JSON.parse(definition)).map((machine) => ({
    ...recording,
    messages: [{ ...first, definition: JSON.stringify(machine) }, ...later],
  }));
  return fc.oneof(mutatedJson(recording), ofMachine).map((each) => JSON.stringify(each) ?? '');
}
