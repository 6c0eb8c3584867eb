/** What is said in these is about the shop and its machines, never about a person. */
const OPEN_KEYS = new Set([
  'type',
  'kind',
  'reason',
  'of',
  'text_code',
  'textCode',
  'status',
  'method',
  'locale',
  'currency',
  'tag',
  'actorId',
  'sku',
]);
const MOST_LETTERS = 200;
const MOST_ENTRIES = 100;
const MOST_DEPTH = 10;

/** Every letter and digit covered, so that lengths, signs and emptiness can still be seen: `xxx@xxxxxxx.xx`. */
export function covered(text: string): string {
  const shown = text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;
  return shown
    .replaceAll(/\p{Lu}/gu, 'X')
    .replaceAll(/\p{L}/gu, (letter) => (letter === 'X' ? 'X' : 'x'))
    .replaceAll(/\p{N}/gu, '0');
}

function inside(value: object, path: readonly object[]): unknown {
  if (path.includes(value)) return '(itself)';
  if (path.length > MOST_DEPTH) return '(too deep)';
  if ('sessionId' in value && 'getSnapshot' in value) return { actor: String(value.sessionId) };
  // A machine tells another one where it stands with a snapshot that holds all of the machine.
  if ('_nodes' in value && 'value' in value && 'context' in value)
    return { value: value.value, context: redact(value.context, '', [...path, value]) };
  if (value instanceof Error) return { error: value.name, ...entriesOf({ ...value }, [...path, value]) };
  if (value instanceof Date) return covered(value.toISOString());
  if (value instanceof Map || value instanceof Set) return redact([...value], '', [...path, value]);
  if (Array.isArray(value))
    return value.slice(0, MOST_ENTRIES).map((entry) => redact(entry, '', [...path, value]));
  return entriesOf(value, [...path, value]);
}

const entriesOf = (value: object, path: readonly object[]) =>
  Object.fromEntries(
    Object.entries(value)
      .slice(0, MOST_ENTRIES)
      .filter(([, entry]) => typeof entry !== 'function')
      .map(([key, entry]) => [key, redact(entry, key, path)]),
  );

/** A value as it may leave the tab: its shape and its numbers, and of its texts the shape alone. */
export function redact(value: unknown, key = '', path: readonly object[] = []): unknown {
  if (typeof value === 'string') return OPEN_KEYS.has(key) ? value.slice(0, MOST_LETTERS) : covered(value);
  if (typeof value === 'object' && value !== null) return inside(value, path);
  return typeof value === 'function' || typeof value === 'symbol' ? undefined : value;
}
