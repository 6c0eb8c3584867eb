import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { parsePo } from 'pofile-ts';
import { WHERE } from '../message-places.ts';
import { formsOf } from './message-forms.ts';
import type { Violation } from './violation.ts';

/** So few words may be a button, a heading or a field, a verb or a noun. */
const FEW = 4;

/** What the extraction writes by itself where translators find their comments. */
const WRITTEN_BY_ITSELF = new RegExp(`^(${WHERE}|placeholder \\{|js-lingui-explicit-id$)`);

const WORD = /[\p{L}\p{N}]+([-’'][\p{L}\p{N}]+)*/gu;
const ELEMENT = /<\/?\d+\/?>/g;

/** How many words there are at most; what is filled in counts for none. */
function wordCount(message: CompiledMessage): number {
  const counts = message.map((token) => {
    if (typeof token === 'string') return (token.replaceAll(ELEMENT, ' ').match(WORD) ?? []).length;
    return Math.max(0, ...Object.values(formsOf(token) ?? {}).map(wordCount));
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The values without a name that are filled in, such as `{0}`. */
function namelessValues(message: CompiledMessage): string[] {
  return message.flatMap((token) => {
    if (typeof token === 'string') return [];
    const inForms = Object.values(formsOf(token) ?? {}).flatMap(namelessValues);
    return /^\d+$/.test(token[0]) ? [`{${token[0]}}`, ...inForms] : inForms;
  });
}

function problemOf(english: string, comments: readonly string[]): string | null {
  if (!comments.some((comment) => comment.startsWith(WHERE)))
    return 'needs a line in scripts/message-places.ts on where its file is read';
  if (comments.some((comment) => !WRITTEN_BY_ITSELF.test(comment))) return null;
  const message = compileMessageOrThrow(english);
  if (wordCount(message) <= FEW) return 'is too short to be translated without a comment on where it stands';
  const [nameless] = namelessValues(message);
  return nameless === undefined ? null : `needs a comment for translators on what ${nameless} is`;
}

/**
 * The messages of which a translator sees too little: a few words, or a value without a name, and no comment, or
 * nothing about where it is read. Each is told at the place that says it.
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
