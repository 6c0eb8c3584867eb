import type { I18n } from '@lingui/core';
import { formatList, joinSentences } from '../../src/rules/join-texts.ts';
import type { TextCode } from '../generated/contract-rules.ts';
import { englishTexts } from '../generated/text-codes.ts';
import type { TextParams } from '../generated/text-codes.ts';
import type { RefusalText as WireText } from '../generated/wire.ts';
import { hostI18n } from './host-i18n.ts';

/** A message for the shopper as data: its code, parameters, and further messages. */
export interface RefusalText {
  textCode: TextCode;
  params: Readonly<Record<string, string | number | readonly string[]>>;
  details?: readonly RefusalText[];
}

/** Problems by field of a request. */
export type FieldRefusals = Readonly<Record<string, RefusalText>>;

type Params<Code extends TextCode> = keyof TextParams[Code] extends never ? [] : [params: TextParams[Code]];

/** Creates a message of the contract with its parameters. */
export const refusalText = <Code extends TextCode>(
  textCode: Code,
  ...[params]: Params<Code>
): RefusalText => ({
  textCode,
  params: { ...params },
});

const english = hostI18n('en');

/** Formats a message and its details in a language, for the host's own pages. */
export function refusalMessage(i18n: I18n, { textCode, params, details = [] }: RefusalText): string {
  const message = englishTexts[textCode];
  const values = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'object' ? formatList(i18n.locale, value) : value,
    ]),
  );
  const sentence = i18n._({ id: message, message, values });
  return joinSentences(i18n.locale, [sentence, ...details.map((detail) => refusalMessage(i18n, detail))]);
}

/** Formats a message in English, for clients that do not support codes. */
export const inEnglish = (text: RefusalText): string => refusalMessage(english, text);

/** Formats the message of each field in English. */
export const fieldsInEnglish = (fields: FieldRefusals): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, inEnglish(text)]));

/** Converts a message to the contract's form. */
export const asWireText = ({ textCode, params, details = [] }: RefusalText): WireText => ({
  text_code: textCode,
  params,
  details: details.map(asWireText),
});

/** Converts the message of each field to the contract's form. */
export const asWireFields = (fields: FieldRefusals): Record<string, WireText> =>
  Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, asWireText(text)]));
