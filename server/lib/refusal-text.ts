import type { I18n } from '@lingui/core';
import { listInWords, sentencesInWords } from '../../src/rules/joined-words.ts';
import type { TextCode } from '../generated/contract-rules.ts';
import { englishTexts } from '../generated/text-codes.ts';
import type { TextParams } from '../generated/text-codes.ts';
import type { RefusalText as WireText } from '../generated/wire.ts';
import { hostI18n } from './host-i18n.ts';

/** A sentence for the shopper as data: its code, what stands in it, and the sentences that follow. */
export interface RefusalText {
  textCode: TextCode;
  params: Readonly<Record<string, string | number | readonly string[]>>;
  details?: readonly RefusalText[];
}

/** Field of a request → what is wrong with it. */
export type FieldRefusals = Readonly<Record<string, RefusalText>>;

type Params<Code extends TextCode> = keyof TextParams[Code] extends never ? [] : [params: TextParams[Code]];

/** A sentence of the contract with what stands in it. */
export const refusalText = <Code extends TextCode>(
  textCode: Code,
  ...[params]: Params<Code>
): RefusalText => ({
  textCode,
  params: { ...params },
});

const english = hostI18n('en');

/** A sentence and its details in the words of a language, for pages of the host's own. */
export function inWords(i18n: I18n, { textCode, params, details = [] }: RefusalText): string {
  const message = englishTexts[textCode];
  const values = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'object' ? listInWords(i18n.locale, value) : value,
    ]),
  );
  const sentence = i18n._({ id: message, message, values });
  return sentencesInWords(i18n.locale, [sentence, ...details.map((detail) => inWords(i18n, detail))]);
}

/** The same in English, for clients that know no codes. */
export const inEnglish = (text: RefusalText): string => inWords(english, text);

/** The same for each field. */
export const fieldsInEnglish = (fields: FieldRefusals): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, inEnglish(text)]));

/** As the contract has it. */
export const asWireText = ({ textCode, params, details = [] }: RefusalText): WireText => ({
  text_code: textCode,
  params,
  details: details.map(asWireText),
});

/** The same for each field. */
export const asWireFields = (fields: FieldRefusals): Record<string, WireText> =>
  Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, asWireText(text)]));
