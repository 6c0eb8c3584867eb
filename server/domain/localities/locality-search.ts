import SearchableMap from 'minisearch/SearchableMap';
import { localityKey } from './locality-table.ts';
import type { Locality, TableEntry } from './locality-table.ts';
import { isForBoxes } from './postcode-ranges.ts';

/** The parts of a place typed so far. */
export interface PartialLocality {
  suburb: string;
  state: string | null;
  /** Its first digits, or all four. */
  postcode: string;
}

export const MAX_LOCALITIES = 20;
/** Minimum length of a search; a single letter or digit matches too much. */
const MIN_LENGTH = 2;
/** Minimum length of names that may have two typos; shorter ones may have one. */
const LONG = 7;

interface Ranked {
  entry: TableEntry;
  /** Compared from left to right; lower is better. */
  rank: readonly number[];
}

const NAMED = 0;
/** After an exact name match, other places in that postcode rank above prefix and fuzzy matches. */
const IN_POSTCODE_OF_NAMED = 1;
const BEGINS = 2;
const WORD_BEGINS = 3;
const SIMILAR = 4;
const IN_POSTCODE = 5;

const byName = new Intl.Collator('en').compare;

function nameRank({ key }: TableEntry, typed: string): number | null {
  if (key === typed) return NAMED;
  if (key.startsWith(typed)) return BEGINS;
  return key.includes(` ${typed}`) ? WORD_BEGINS : null;
}

/** Finds names within one or two typos; the first letter must match, and the length nearly so. */
function similar(entries: readonly TableEntry[], typed: string): TableEntry[] {
  const slips = typed.length < LONG ? 1 : 2;
  const byKey = Map.groupBy(
    entries.filter(({ key }) => key[0] === typed[0] && Math.abs(key.length - typed.length) <= slips),
    ({ key }) => key,
  );
  const near = SearchableMap.from([...byKey]).fuzzyGet(typed, slips);
  return [...near.values()].flatMap(([found]) => found);
}

/** Returns the entries a name may mean: by its beginning, else by a typo, plus all others in the postcode. */
function candidates(entries: readonly TableEntry[], typed: string, postcode: string): [TableEntry, number][] {
  const named = entries.flatMap((entry): [TableEntry, number][] => {
    const rank = nameRank(entry, typed);
    return rank === null ? [] : [[entry, rank]];
  });
  const near = named.length > 0 ? [] : similar(entries, typed);
  const inPostcode = named.some(([, rank]) => rank === NAMED) ? IN_POSTCODE_OF_NAMED : IN_POSTCODE;
  const found = new Map<TableEntry, number>([
    ...entries
      .filter((entry) => postcode.length === 4 && entry.postcode === postcode)
      .map((entry): [TableEntry, number] => [entry, inPostcode]),
    ...near.map((entry): [TableEntry, number] => [entry, SIMILAR]),
    ...named,
  ]);
  return [...found];
}

/** Drops post boxes, except where the place has no other postcode or the typed digits ask for theirs. */
function withoutBoxes(entries: Ranked[], postcode: string): Ranked[] {
  const place = ({ entry }: Ranked) => `${entry.key}|${entry.state}`;
  const isBoxes = ({ entry }: Ranked) => isForBoxes(entry.postcode);
  const streets = new Set(entries.filter((ranked) => !isBoxes(ranked)).map(place));
  const isAsked = ({ entry }: Ranked) => postcode.length >= MIN_LENGTH && entry.postcode.startsWith(postcode);
  return entries.filter((ranked) => !isBoxes(ranked) || isAsked(ranked) || !streets.has(place(ranked)));
}

function byRank(left: Ranked, right: Ranked): number {
  const differs = left.rank.findIndex((part, at) => part !== right.rank[at]);
  if (differs >= 0) return (left.rank[differs] ?? 0) - (right.rank[differs] ?? 0);
  const [one, other] = [left.entry, right.entry];
  return byName(one.suburb, other.suburb) || Number(one.postcode) - Number(other.postcode);
}

/**
 * Counts the places in the same postcode named after this one, as South Gladstone is: the more there are, the
 * likelier this one is meant.
 */
function namesakes({ key, postcode }: TableEntry, entries: readonly TableEntry[]): number {
  return entries.filter((other) => other.postcode === postcode && ` ${other.key} `.includes(` ${key} `))
    .length;
}

/**
 * Returns the matching localities, best first, 20 at most: by name, those in the state and postcode first; by
 * a similar name if none matches; then the others in the postcode. Without a name, by the postcode's digits.
 */
export function findLocalities(entries: readonly TableEntry[], known: PartialLocality): Locality[] {
  const { state, postcode } = known;
  const typed = localityKey(known.suburb);
  if (typed.length < MIN_LENGTH && postcode.length < MIN_LENGTH) return [];
  const near = entries.filter((entry) => entry.postcode.startsWith(postcode));
  const found =
    typed.length < MIN_LENGTH
      ? near.map((entry): [TableEntry, number] => [entry, IN_POSTCODE])
      : candidates(entries, typed, postcode);
  const ranked = found.map(([entry, rank]) => ({
    entry,
    rank: [
      rank,
      Number(entry.postcode !== postcode),
      Number(entry.state !== state),
      Number(isForBoxes(entry.postcode)),
      entry.postcode === postcode ? -namesakes(entry, near) : 0,
    ],
  }));
  return withoutBoxes(ranked, postcode)
    .toSorted(byRank)
    .slice(0, MAX_LOCALITIES)
    .map(({ entry }) => ({ suburb: entry.suburb, state: entry.state, postcode: entry.postcode }));
}
