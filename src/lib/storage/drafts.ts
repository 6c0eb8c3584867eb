import { fromVersionedJson, toVersionedJson } from '../versioned-json.ts';
import type { PersistedValue } from './persisted-value.ts';
import { isRecord } from '../../rules/is-record.ts';

/** What a draft belongs to; only the newest of each kind are stored. */
export type DraftKind =
  | 'product'
  | 'line'
  | 'form'
  | 'address'
  | 'login'
  | 'profile'
  | 'voucher'
  | 'translation'
  | 'redirect'
  | 'dispatch';

interface Draft {
  kind: DraftKind;
  /** Identifies the draft within its kind. */
  name: string;
  /** When it was written, ms since 1970. */
  at: number;
  data: unknown;
  /** User whose login ended by itself after they had written it. */
  hiddenFor?: string | undefined;
}

/** Everything typed and not yet sent. */
export interface StoredDrafts {
  /** User logged in while typing; `null` for a guest. */
  person: string | null;
  drafts: Draft[];
}

/** Drafts of typed input, stored in this browser across reloads, Back and closed tabs. */
export interface Drafts {
  /** The draft, or `null`; may have been written by an older version of its reader. */
  read: (kind: DraftKind, name: string) => unknown;
  /** Stores a draft for two weeks, replacing the previous one; `null` deletes it. */
  write: (kind: DraftKind, name: string, data: unknown) => void;
  /** Reports the logged-in user: other users' drafts are deleted, a guest's and their own hidden ones pass to them. */
  belongTo: (person: string | null) => void;
  /** Reports that the login has ended by itself: its user's drafts are shown to nobody until they log in again. */
  hide: () => void;
}

const SCHEMA_VERSION = 1;
const LIFE_MS = 14 * 24 * 60 * 60 * 1000;
const MAX_OF_A_KIND = 20;
/** Maximum characters of one draft; longer ones are not stored. */
const MAX_LENGTH = 20_000;
/** A translation may be that of a whole page, and is stored beside the one it replaces. */
const MAX_LENGTH_OF_TRANSLATION = 100_000;

export const noDrafts: StoredDrafts = { person: null, drafts: [] };

export function storeDrafts(drafts: StoredDrafts): string {
  return toVersionedJson(SCHEMA_VERSION, drafts);
}

/** Stored text → drafts; empty for nothing, broken text or another version (A83). */
export function restoreDrafts(text: string | null): StoredDrafts {
  const stored = fromVersionedJson(SCHEMA_VERSION, text);
  if (!isRecord(stored)) return noDrafts;
  const { person, drafts } = stored;
  if (!Array.isArray(drafts)) return noDrafts;
  return { person: typeof person === 'string' ? person : null, drafts: drafts.filter(isDraft) };
}

function isDraft(stored: unknown): stored is Draft {
  if (!isRecord(stored)) return false;
  const { kind, name, at, data } = stored;
  return typeof kind === 'string' && typeof name === 'string' && typeof at === 'number' && data !== undefined;
}

/** The drafts of this browser in `value`. */
export function createDrafts(value: PersistedValue<StoredDrafts>): Drafts {
  const living = () => value.read().drafts.filter(({ at }) => at > Date.now() - LIFE_MS);
  return {
    read: (kind, name) => living().find((draft) => isOf(draft, kind, name))?.data ?? null,
    write(kind, name, data) {
      const others = living().filter((draft) => !isOf(draft, kind, name));
      const limit = kind === 'translation' ? MAX_LENGTH_OF_TRANSLATION : MAX_LENGTH;
      const isStored = data !== null && JSON.stringify(data).length <= limit;
      const drafts = isStored ? [...others, { kind, name, at: Date.now(), data }] : others;
      value.write({ person: value.read().person, drafts: newest(drafts, kind) });
    },
    belongTo(person) {
      const { person: before, drafts } = value.read();
      if (before === person) return;
      value.write({ person, drafts: before === null ? takenOver(drafts, person) : [] });
    },
    hide() {
      const { person, drafts } = value.read();
      if (person === null) return;
      value.write({ person: null, drafts: drafts.map((draft) => ({ ...draft, hiddenFor: person })) });
    },
  };
}

const isOf = (draft: Draft, kind: DraftKind, name: string) =>
  draft.kind === kind && draft.name === name && draft.hiddenFor === undefined;

/** The drafts of a guest who logs in: those typed just now, and those hidden for this user. */
function takenOver(drafts: Draft[], person: string | null): Draft[] {
  const isTyped = ({ kind, name }: Draft) => drafts.some((draft) => isOf(draft, kind, name));
  return drafts
    .filter((draft) => draft.hiddenFor === undefined || (draft.hiddenFor === person && !isTyped(draft)))
    .map((draft) => ({ ...draft, hiddenFor: undefined }));
}

/** Drops the oldest of a kind beyond its limit; the newest are last. */
function newest(drafts: Draft[], kind: DraftKind): Draft[] {
  const ofKind = drafts.filter((draft) => draft.kind === kind);
  const tooOld = ofKind.slice(0, -MAX_OF_A_KIND);
  return drafts.filter((draft) => !tooOld.includes(draft));
}
