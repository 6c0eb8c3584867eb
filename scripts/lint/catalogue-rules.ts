import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { CompiledMessage, CompiledMessageToken } from '@lingui/message-utils/compileMessage';
import { parsePo } from 'pofile-ts';
import { directionOf } from '../../src/rules/direction.ts';
import { formsOf } from './message-forms.ts';
import { maySayAsEnglish } from './same-as-english.ts';
import type { Violation } from './violation.ts';

/** The features that a translation must share with its English. */
interface Shape {
  /** Placeholders, `{name}`, and elements around text, `<0>`. */
  parts: Set<string>;
  /** Name → the cases of each select. */
  selects: Map<string, string>;
  /** The forms of each plural, exact numbers (`=1`) as digits. */
  plurals: string[][];
}

/** Enough counts for a shop. */
const COUNTS = Array.from({ length: 200 }, (_, at) => at + 1);

const listed = (names: Iterable<string>) => [...names].toSorted().join(', ');

function readToken(token: CompiledMessageToken, shape: Shape): void {
  if (typeof token === 'string') {
    for (const [, tag = ''] of token.matchAll(/<\/?(\d+)\/?>/g)) shape.parts.add(`<${tag}>`);
    return;
  }
  const [name, kind] = token;
  shape.parts.add(`{${name}}`);
  const cases = formsOf(token);
  if (!cases) return;
  if (kind === 'select') shape.selects.set(name, listed(Object.keys(cases)));
  else shape.plurals.push(Object.keys(cases));
  for (const words of Object.values(cases)) for (const part of words) readToken(part, shape);
}

function shapeOf(message: string): Shape {
  const shape: Shape = { parts: new Set(), selects: new Map(), plurals: [] };
  for (const token of compileMessageOrThrow(message)) readToken(token, shape);
  return shape;
}

/** The plural forms that this language needs; the singular only if the English has it. */
function neededForms(locale: string, hasOne: boolean): Map<string, number> {
  const rules = new Intl.PluralRules(locale);
  const counts = COUNTS.filter((count) => hasOne || count > 1);
  return new Map(counts.toReversed().map((count) => [rules.select(count), count]));
}

function pluralProblem(forms: readonly string[], locale: string, hasOne: boolean): string | null {
  const known = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const foreign = forms.filter((form) => !/^\d+$/.test(form) && !known.some((name) => name === form));
  if (foreign.length > 0) return `has a plural form that the language has not: ${listed(foreign)}`;
  const missing = [...neededForms(locale, hasOne)]
    .filter(([form, count]) => !forms.includes(form) && !forms.includes(String(count)))
    .map(([form, count]) => `${form} (${count})`);
  return missing.length > 0 ? `lacks a plural form: ${listed(missing)}` : null;
}

function problemsOf(english: string, translation: string, locale: string): string[] {
  const wanted = shapeOf(english);
  let shape: Shape;
  try {
    shape = shapeOf(translation);
  } catch (error) {
    return [`cannot be read: ${String(error).split('\n', 1)[0]}`];
  }
  const problems = shape.plurals.map((forms) =>
    pluralProblem(
      forms,
      locale,
      wanted.plurals.some((one) => one.includes('one') || one.includes('1')),
    ),
  );
  if (listed(shape.parts) !== listed(wanted.parts))
    problems.push(`has ${listed(shape.parts) || 'no placeholder'}, its English ${listed(wanted.parts)}`);
  for (const [name, cases] of shape.selects) {
    const meant = wanted.selects.get(name) ?? '';
    if (cases !== meant) problems.push(`tells {${name}} apart by ${cases}, its English by ${meant}`);
  }
  return [
    ...problems,
    bareValueProblem(translation, locale),
    uzbekLetterProblem(translation, locale),
    untranslatedProblem(english, translation, locale),
  ].filter((problem) => problem !== null);
}

/** Unicode FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE, around values whose direction may differ. */
const [ISOLATE, END_OF_ISOLATE] = ['\u2068', '\u2069'];

/** The values in a sentence that are not isolated. */
function bareValues(message: CompiledMessage): string[] {
  return message.flatMap((token, at) => {
    if (typeof token === 'string') return [];
    const [name] = token;
    const cases = formsOf(token);
    if (cases) return Object.values(cases).flatMap(bareValues);
    if (name === '#') return [];
    const [before, after] = [message[at - 1], message[at + 1]];
    const isolated =
      typeof before === 'string' &&
      before.lastIndexOf(ISOLATE) > before.lastIndexOf(END_OF_ISOLATE) &&
      typeof after === 'string' &&
      after.includes(END_OF_ISOLATE);
    return isolated ? [] : [`{${name}}`];
  });
}

/**
 * Without isolation, a name or an amount in an Arabic sentence would move the full stop, or its neighbour, to
 * its other side.
 */
function bareValueProblem(translation: string, locale: string): string | null {
  if (directionOf(locale) === 'ltr') return null;
  const bare = bareValues(compileMessageOrThrow(translation));
  return bare.length > 0 ? `fills in ${listed(bare)} without an isolate around: ⁨…⁩` : null;
}

/** Uzbek writes oʻ and gʻ with a separate letter that looks like a quotation mark. */
const uzbekLetterProblem = (translation: string, locale: string): string | null =>
  locale === 'uz' && /[og][\u2018\u2019']/i.test(translation)
    ? 'has a quotation mark where oʻ and gʻ have U+02BB'
    : null;

/** Text that is not translated, unless it is declared to be the same in that language. */
const untranslatedProblem = (english: string, translation: string, locale: string): string | null =>
  english === translation && !maySayAsEnglish(english, locale) ? 'is the same in English' : null;

/** A catalogue's messages by id and context. */
function messagesIn(po: string): Map<string, { id: string; message: string }> {
  const items = parsePo(po).items.filter(({ obsolete }) => !obsolete);
  return new Map(
    items.map(({ msgid, msgctxt, msgstr: [message = ''] }) => [
      `${msgctxt ?? ''}\u0004${msgid}`,
      { id: msgid, message },
    ]),
  );
}

/** Whether this is an id such as `mail.login.subject`, which must never be shown. */
const isName = (text: string) => /^[a-z][A-Za-z]*(\.[A-Za-z0-9]+)+$/.test(text);

/**
 * The problems of one language's catalogue (I18-04): a message that is missing, stale or shows its id, a
 * placeholder, element or case that differs from the English, or a plural without one of the language's
 * forms.
 * @param po the catalogue
 * @param source the English catalogue
 */
export function catalogueViolations(file: string, po: string, source: string, locale: string): Violation[] {
  const translations = messagesIn(po);
  const english = messagesIn(source);
  const said = (id: string, problem: string): Violation => ({ file, line: 1, message: `“${id}” ${problem}` });
  const ofEach = [...english].flatMap(([key, { id, message }]) => {
    const translation = translations.get(key)?.message ?? '';
    if (translation === '') return [said(id, 'is missing')];
    if (isName(translation)) return [said(id, 'is an id and no words')];
    return problemsOf(message, translation, locale).map((problem) => said(id, problem));
  });
  const stale = [...translations].filter(([key]) => !english.has(key));
  return [...ofEach, ...stale.map(([, { id }]) => said(id, 'is said nowhere any more'))];
}
