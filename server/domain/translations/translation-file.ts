import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Value } from 'typebox/value';
import { localeValues, textStateValues } from '../../generated/contract-rules.ts';
import type { Locale } from '../../generated/contract-rules.ts';
import type { Refusal } from '../../lib/outcome.ts';
import { inEnglish } from '../../lib/refusal-text.ts';
import { textIdOf } from './owner-texts.ts';
import type { TranslatedText, TranslationEditor } from './translation-editor.ts';

const TranslationFile = Type.Object({
  locale: Type.Enum([...localeValues]),
  texts: Type.Array(
    Type.Object({
      model: Type.String(),
      entry: Type.Integer(),
      field: Type.String(),
      /** Name of the entry. */
      name: Type.String(),
      /** As exported, or `done` to confirm that a stale translation is right for the new English. */
      state: Type.Enum([...textStateValues]),
      english: Type.String(),
      translation: Type.String(),
      /** The translation at export. */
      seen: Type.String(),
    }),
  ),
});

/** The owner's texts in one language, for translation elsewhere. */
export type TranslationFile = Static<typeof TranslationFile>;

/** What became of the texts of a file. */
export interface ImportedTexts {
  stored: number;
  /** What could not be stored, a line each. */
  problems: string[];
}

/** Returns all texts in a language. */
export async function exportTexts(editor: TranslationEditor, locale: Locale): Promise<TranslationFile> {
  const texts = (await editor.all(locale)).map(
    ({ model, entry, field, name, state, english, translation }) => {
      return { model, entry, field, name, state, english, translation, seen: translation };
    },
  );
  return { locale, texts };
}

/**
 * Stores the texts of a file that were translated, corrected or confirmed since its export, except where
 * somebody else has changed the translation meanwhile.
 * @param file parsed JSON
 */
export async function importTexts(editor: TranslationEditor, file: unknown): Promise<ImportedTexts> {
  if (!Value.Check(TranslationFile, file)) return { stored: 0, problems: [firstErrorIn(file)] };
  const { locale, texts } = file;
  const known = new Map((await editor.all(locale)).map((text) => [textIdOf(text), text]));
  const problems: string[] = [];
  let stored = 0;
  for (const text of texts) {
    const present = known.get(textIdOf(text));
    if (!isWritten(text, present) && !isConfirmed(text, present)) continue;
    const outcome = await editor.save({ locale, ...text });
    if (outcome.ok) stored += 1;
    else problems.push(`${textIdOf(text)}: ${reasonsOf(outcome.refusal)}`);
  }
  return { stored, problems };
}

function firstErrorIn(file: unknown): string {
  const [error] = Value.Errors(TranslationFile, file);
  return `this file was not exported: ${error?.instancePath || '/'} ${error?.message}`;
}

type FileText = TranslationFile['texts'][number];

const isWritten = ({ translation, seen }: FileText, present: TranslatedText | undefined): boolean =>
  translation !== seen && translation !== (present?.translation ?? '');

/** Of another English than the present one nothing is confirmed. */
const isConfirmed = (text: FileText, present: TranslatedText | undefined): boolean =>
  text.state === 'done' &&
  present?.state === 'stale' &&
  text.translation === present.translation &&
  text.english === present.english;

const reasonsOf = (refusal: Refusal) =>
  [refusal, ...Object.values(refusal.fields ?? {})].map(inEnglish).join(' ');
