import { AsyncLocalStorage } from 'node:async_hooks';
import { TRANSLATABLE_SETTINGS } from '../domain/translations/translatable-settings.ts';
import type { Localizer } from '../domain/translations/localized-line.ts';
import type { Translations } from '../domain/translations/translation-manager.ts';
import type { Locale } from '../generated/contract-rules.ts';

const readers = new AsyncLocalStorage<Translations | null>();

/** Runs the handling of a request in the reader's language; null for English. */
export function runInLanguage<T>(translations: Translations | null, run: () => T): T {
  return translations === null && !readers.getStore() ? run() : readers.run(translations, run);
}

/**
 * Unicode isolates that mark a text as English among texts in another language, so that it is displayed and
 * read aloud as such.
 */
const START = '\u2068';
const END = '\u2069';
const BLOCKS = /<(p|h[1-6]|ul|ol|dl|table|blockquote|figure|pre|div)(?=[\s>])/g;

function asEnglish(text: string): string {
  if (text.trim() === '') return text;
  const marked = text.replace(BLOCKS, '<$1 lang="en" dir="ltr"');
  return marked === text ? START + text + END : marked;
}

/**
 * Returns the owner's texts in the reader's language: translated, or in English and marked as such if the
 * language differs ([062](../../docs/decisions/062-untranslated-text-is-marked-as-english.md)).
 * @param model the public model, `entry` its id; the texts by field, including HTML
 */
export function translated<Fields extends Record<string, string | null>>(
  model: string,
  entry: number,
  fields: Fields,
): Fields {
  const translations = readers.getStore();
  if (!translations) return fields;
  const read = ([field, text]: [string, string | null]) => [
    field,
    text === null ? null : (translations.find(model, entry, field) ?? asEnglish(text)),
  ];
  return Object.fromEntries(Object.entries(fields).map(read)) as Fields;
}

/** Returns the reader's translations, for searching or storing texts; null for English. */
export const readersTranslations = (): Translations | null => readers.getStore() ?? null;

/** Returns the localizer of the names of products for the reader. */
export function readersLocalizer(): Localizer {
  const locale = readers.getStore()?.locale ?? 'en';
  const localize: Localizer['localize'] = (model, entry, field, english) =>
    translated<Record<string, string>>(model, entry, { [field]: english })[field] ?? english;
  return { locale, localize, untranslated: (english) => (readers.getStore() ? asEnglish(english) : english) };
}

/**
 * Returns a text stored in English and in the shopper's language for the reader: in their own language, or in
 * English and marked as such.
 * @param localized in the language `locale`; null if there was only the English
 */
export function readInBuyersLanguage(english: string, localized: string | null, locale: Locale): string {
  const reader = readers.getStore();
  if (!reader) return english;
  return reader.locale === locale && localized !== null ? localized : asEnglish(english);
}

/** Translates the settings of a block that are texts. */
export function translatedSettings(model: string, entry: number, field: string, settings: unknown): unknown {
  if (!readers.getStore() || typeof settings !== 'object' || settings === null) return settings;
  const words = Object.entries(settings).filter(
    (setting): setting is [string, string] =>
      TRANSLATABLE_SETTINGS.has(setting[0]) && typeof setting[1] === 'string',
  );
  const named = translated(
    model,
    entry,
    Object.fromEntries(words.map(([name, text]) => [`${field}.${name}`, text])),
  );
  return { ...settings, ...Object.fromEntries(words.map(([name]) => [name, named[`${field}.${name}`]])) };
}
