import type { SimilarWords } from './similar-words.ts';
import { MAX_PHRASE_WORDS } from './synonyms.ts';
import type { Meanings, Synonyms } from './synonyms.ts';
import type { WordCounts } from './word-counts.ts';

/** One wording of a term: all of its words must match. */
export interface Wording {
  words: readonly string[];
  /** Its weight relative to the shopper's own words, up to 1. */
  weight: number;
  /** Whether its last word may be incomplete. */
  unfinished: boolean;
  /** Whether it differs from what was typed: it then matches only in fields that say what an entry is. */
  meant: boolean;
}

/** One term of a query; one of its wordings is enough. */
export interface Term {
  wordings: Wording[];
  /** Whether it is optional, as it says nothing on its own, like `gift`. */
  filler: boolean;
}

export interface Terms {
  terms: Term[];
  /** Whether an unknown word was replaced or left out. */
  guessed: boolean;
  /** Whether a word was left out. */
  missing: boolean;
  /** Whether all terms are fillers, and are treated as ordinary ones. */
  onlyFillers: boolean;
}

/** The shop's vocabulary, for interpreting searches. */
export interface Vocabulary {
  counts: WordCounts;
  synonyms: Synonyms;
  similar: SimilarWords;
  /** Whether a word is correct although no text contains it. */
  isWord: (word: string) => boolean;
}

/** Minimum length of a word that may be the beginning of another. */
const PREFIX_FROM = 2;
const SIMILAR_WEIGHT = 0.8;
const FIRST_MEANING_WEIGHT = 0.95;
const NEXT_MEANING_STEP = 0.04;
const MIN_MEANING_WEIGHT = 0.5;

interface Slot {
  word: string;
  /** Alternatives to `word`, which replaces an unknown word. */
  others: readonly string[];
  unfinished: boolean;
}

const slot = (word: string, unfinished = false, others: readonly string[] = []): Slot => ({
  word,
  others,
  unfinished,
});

/** Maps a typed word to known ones: itself, its two parts, what it may have meant, or nothing. */
function slotsOf(word: string, isLast: boolean, { counts, synonyms, similar, isWord }: Vocabulary): Slot[] {
  const unfinished = isLast && word.length >= PREFIX_FROM;
  if (counts.of(word) > 0 || synonyms.words.has(word) || synonyms.of([word])) return [slot(word, unfinished)];
  if (unfinished && counts.countByPrefix(word, 0) > 0) return [slot(word, true)];
  if (unfinished && synonyms.byPrefix([word])) return [slot(word, true)];
  if (isWord(word)) return [];
  const parts = similar.parts(word, unfinished);
  if (parts) return [slot(parts[0]), slot(parts[1], unfinished)];
  const [best, ...others] = similar.to(word);
  return best === undefined ? [] : [slot(best, false, others)];
}

const meaningWordings = (meanings: Meanings): Wording[] =>
  meanings.map((words, at) => ({
    words,
    weight: Math.max(MIN_MEANING_WEIGHT, FIRST_MEANING_WEIGHT - at * NEXT_MEANING_STEP),
    unfinished: false,
    meant: true,
  }));

function termOf(slots: readonly Slot[], meanings: Meanings | null): Term {
  const own: Wording = {
    words: slots.map(({ word }) => word),
    weight: 1,
    unfinished: slots.at(-1)?.unfinished === true,
    meant: false,
  };
  const others = slots.length === 1 ? (slots[0]?.others ?? []) : [];
  const similar = others.map((word): Wording => ({
    words: [word],
    weight: SIMILAR_WEIGHT,
    unfinished: false,
    meant: false,
  }));
  return {
    wordings: [own, ...similar, ...meaningWordings(meanings ?? [])],
    filler: meanings?.length === 0,
  };
}

/** Finds the longest phrase starting at a position, and its number of words. */
function phraseAt(
  slots: readonly Slot[],
  at: number,
  synonyms: Synonyms,
): { length: number; meanings: Meanings | null } {
  for (let length = Math.min(MAX_PHRASE_WORDS, slots.length - at); length > 0; length -= 1) {
    const words = slots.slice(at, at + length);
    const typed = words.map(({ word }) => word);
    const meanings = words.at(-1)?.unfinished === true ? synonyms.byPrefix(typed) : synonyms.of(typed);
    if (meanings) return { length, meanings };
  }
  return { length: 1, meanings: null };
}

/** Converts the words of a query to terms. A query of fillers only treats them as ordinary terms. */
export function termsOf(words: readonly string[], vocabulary: Vocabulary): Terms {
  const found = words.map((word, at) => slotsOf(word, at === words.length - 1, vocabulary));
  const slots = found.flat();
  const terms: Term[] = [];
  for (let at = 0; at < slots.length;) {
    const { length, meanings } = phraseAt(slots, at, vocabulary.synonyms);
    terms.push(termOf(slots.slice(at, at + length), meanings));
    at += length;
  }
  const onlyFillers = found.flat().length === words.length && terms.every(({ filler }) => filler);
  return {
    onlyFillers,
    missing: found.some((own) => own.length === 0),
    terms: terms.every(({ filler }) => filler) ? terms.map((term) => ({ ...term, filler: false })) : terms,
    guessed: found.some((own, at) => own.length === 0 || (own.length === 1 && own[0]?.word !== words[at])),
  };
}
