import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { parsePo } from 'pofile-ts';
import { PLACE_PREFIX } from '../message-places.ts';
import { formsOf } from './message-forms.ts';
import type { Violation } from './violation.ts';

/** Messages of at most this many words are ambiguous: a button, heading or field, a verb or a noun. */
const FEW = 4;

/** Comments that the extraction itself adds. */
const WRITTEN_BY_ITSELF = new RegExp(`^(${PLACE_PREFIX}|placeholder \\{|js-lingui-explicit-id$)`);

const WORD = /[\p{L}\p{N}]+([-’'][\p{L}\p{N}]+)*/gu;
const ELEMENT = /<\/?\d+\/?>/g;

/** The maximum number of words; placeholders do not count. */
function wordCount(message: CompiledMessage): number {
  const counts = message.map((token) => {
    if (typeof token === 'string') return (token.replaceAll(ELEMENT, ' ').match(WORD) ?? []).length;
    return Math.max(0, ...Object.values(formsOf(token) ?? {}).map(wordCount));
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The unnamed placeholders, such as `{0}`. */
function namelessValues(message: CompiledMessage): string[] {
  return message.flatMap((token) => {
    if (typeof token === 'string') return [];
    const inForms = Object.values(formsOf(token) ?? {}).flatMap(namelessValues);
    return /^\d+$/.test(token[0]) ? [`{${token[0]}}`, ...inForms] : inForms;
  });
}

function problemOf(english: string, comments: readonly string[]): string | null {
  if (!comments.some((comment) => comment.startsWith(PLACE_PREFIX)))
    return 'needs a line in scripts/message-places.ts on where its file is read';
  if (comments.some((comment) => !WRITTEN_BY_ITSELF.test(comment))) return null;
  const message = compileMessageOrThrow(english);
  if (wordCount(message) <= FEW)
    return 'is too short to be translated without a comment on where it is shown';
  const [nameless] = namelessValues(message);
  return nameless === undefined ? null : `needs a comment for translators on what ${nameless} is`;
}

/**
 * Messages with too little context for translators: a short text or unnamed placeholder without a comment, or
 * no location. Each is reported at its place in the code.
 * @param source the English catalogue
 */
export function uncommentedMessages(file: string, source: string): Violation[] {
  return parsePo(source).items.flatMap(
    ({ msgid, msgstr: [english = ''], extractedComments, references, obsolete }) => {
      const problem = obsolete ? null : problemOf(english, extractedComments);
      return problem === null
        ? []
        : [{ file: references[0] ?? file, line: 1, message: `“${msgid}” ${problem}` }];
    },
  );
}
