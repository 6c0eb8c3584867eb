import type { EventData, SnapshotData } from './messages.ts';

/** Fields of events, contexts and results that describe the shop or the machine, never a user. */
const OPEN_PLACES = new Set([
  'actorId',
  'credentials.method',
  'dropped.kind',
  'error.textCode',
  'failure.command.kind',
  'failure.of',
  'failure.reason',
  'failure.textCode',
  'input.product.productAddons.addon.type',
  'notice.kind',
  'output.reason',
  'output.status',
  'output.textCode',
  'output.text_code',
  'product.productAddons.addon.type',
  'queue.kind',
  'result.reason',
  'stalled.kind',
  'unsent.reason',
  'unsent.textCode',
]);
/** Fields whose keys are the owner's names of questions and choices. */
const NAMED_BY_OWNER = /(^|\.)(answers|choices|addonValues)$/;
/** Keys that are field names in code, or numeric ids. */
const FIELD = /^(_{0,2}[a-z]\w{0,39}|\d{1,9})$/;

const MAX_LETTERS = 200;
const MAX_ENTRIES = 100;
const MAX_DEPTH = 10;

/** Masks letters and digits, so that length, punctuation and emptiness stay visible: `xxx@xxxxxxx.xx`. */
export function maskText(text: string): string {
  const shown = text.length > MAX_LETTERS ? `${text.slice(0, MAX_LETTERS)}…` : text;
  return shown
    .replaceAll(/\p{Lu}/gu, 'X')
    .replaceAll(/\p{L}/gu, (letter) => (letter === 'X' ? 'X' : 'x'))
    .replaceAll(/\p{N}/gu, '0');
}

/** The enclosing objects of a value, to stop at cycles. */
type Around = readonly object[];

function inside(value: object, place: string, around: Around): unknown {
  if (around.includes(value)) return '(itself)';
  if (around.length > MAX_DEPTH) return '(too deep)';
  if ('sessionId' in value && 'getSnapshot' in value) return { actor: String(value.sessionId) };
  // Machines send each other snapshots, which contain the whole machine.
  if ('_nodes' in value && 'value' in value && 'context' in value)
    return { value: value.value, context: redact(value.context, '', [...around, value]) };
  if (value instanceof Error)
    return { error: value.name, ...entriesOf({ ...value }, place, [...around, value]) };
  if (value instanceof Date) return maskText(value.toISOString());
  if (value instanceof Map || value instanceof Set) return redact([...value], place, [...around, value]);
  if (Array.isArray(value))
    return value.slice(0, MAX_ENTRIES).map((entry) => redact(entry, place, [...around, value]));
  return entriesOf(value, place, [...around, value]);
}

function entriesOf(value: object, place: string, around: Around): object {
  const isByOwner = NAMED_BY_OWNER.test(place);
  const told = new Map<string, unknown>();
  for (const [key, entry] of Object.entries(value).slice(0, MAX_ENTRIES)) {
    if (typeof entry === 'function') continue;
    const name = isByOwner || !FIELD.test(key) ? maskText(key) : key;
    let unique = name;
    for (let again = 2; told.has(unique); again++) unique = `${name} ${again}`;
    told.set(unique, redact(entry, place === '' ? key : `${place}.${key}`, around));
  }
  return Object.fromEntries(told);
}

/**
 * Redacts a value before it leaves the tab: keeps its structure and numbers, and masks its text.
 * @param place the field names leading to it in an event, context or snapshot
 */
export function redact(value: unknown, place = '', around: Around = []): unknown {
  if (typeof value === 'string')
    return OPEN_PLACES.has(place) ? value.slice(0, MAX_LETTERS) : maskText(value);
  if (typeof value === 'object' && value !== null) return inside(value, place, around);
  return typeof value === 'function' || typeof value === 'symbol' ? undefined : value;
}

/** Redacts an event before it leaves the tab, except for its type. */
export const redactEvent = (event: EventData): EventData => ({
  ...(redact(event) as object),
  type: event.type,
});

/** Redacts the personal parts of a snapshot before it leaves the tab. */
export const redactSnapshot = ({
  context,
  output,
  error,
}: Pick<SnapshotData, 'context' | 'output' | 'error'>): SnapshotData => ({
  context: redact(context),
  output: redact(output, 'output'),
  error: redact(error, 'error'),
});
