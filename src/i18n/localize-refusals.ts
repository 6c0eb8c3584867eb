import type { I18n, MessageDescriptor, Messages } from '@lingui/core';
import { isRecord } from '../rules/is-record.ts';
import type * as JoinTexts from '../rules/join-texts.ts';
import type { TextCode } from '../graphql/generated/contract-rules.ts';

type JsonObject = Record<string, unknown>;
type Say = (text: unknown) => string | null;

const catalogs = import.meta.glob<{ messages: Messages }>('../../locales/refusals/*.po');

/**
 * Localises a host's refusals: a response as text → the same with every coded `message`, `error` and field
 * message in the language of `i18n`. Without a known code the host's text stays. Loads the messages with the
 * first refusal.
 */
export function createRefusalLocalizer(i18n: I18n): (bodyText: string) => Promise<string> {
  let loading: Promise<Say> | undefined;
  return async (bodyText) => {
    if (!bodyText.includes('"text_code"')) return bodyText;
    loading ??= loadMessages(i18n);
    try {
      const say = await loading;
      return JSON.stringify(localized(JSON.parse(bodyText), say));
    } catch {
      loading = undefined;
      return bodyText;
    }
  };
}

async function loadMessages(i18n: I18n): Promise<Say> {
  const load = catalogs[`../../locales/refusals/${i18n.locale}.po`];
  const [{ refusalMessages }, joined, catalog] = await Promise.all([
    import('./refusal-messages.ts'),
    // A separate chunk: screens join texts too, and none should wait for the code of calls.
    import('../rules/join-texts.ts'),
    load?.(),
  ]);
  if (catalog) i18n.load(i18n.locale, catalog.messages);
  return sayWith(i18n, refusalMessages, joined);
}

/** Converts a `RefusalText` to sentences; `null` when its code is unknown. */
function sayWith(
  i18n: I18n,
  messages: Record<TextCode, MessageDescriptor>,
  { formatList, joinSentences }: typeof JoinTexts,
): Say {
  const known = new Map<unknown, MessageDescriptor>(Object.entries(messages));
  const say: Say = (text) => {
    const message = isRecord(text) ? known.get(text['text_code']) : undefined;
    if (!isRecord(text) || !message) return null;
    const values = isRecord(text['params']) ? text['params'] : {};
    const details = Array.isArray(text['details']) ? text['details'].map(say) : [];
    const written = Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) ? formatList(i18n.locale, value.map(String)) : value,
    ]);
    const sentence = i18n._({ ...message, values: Object.fromEntries(written) });
    return joinSentences(i18n.locale, [sentence, ...details.filter((detail) => detail !== null)]);
  };
  return say;
}

/** Properties that hold a `RefusalText`, each with the one that holds its message. */
const SPOKEN = [
  ['refusal', 'message'],
  ['refusal', 'error'],
  ['promotion_refusal', 'promotion_message'],
  ['shipping_refusal', 'shipping_message'],
] as const;

function localized(json: unknown, say: Say): unknown {
  if (Array.isArray(json)) return json.map((item) => localized(item, say));
  if (!isRecord(json)) return json;
  const copy: JsonObject = Object.fromEntries(
    Object.entries(json).map(([name, value]) => [name, localized(value, say)]),
  );
  if ('text_code' in copy && 'message' in copy) copy['message'] = say(json) ?? copy['message'];
  for (const [text, spoken] of SPOKEN) if (spoken in copy) copy[spoken] = say(json[text]) ?? copy[spoken];
  copy['fields'] = fieldsOf(json, say) ?? copy['fields'];
  return copy;
}

function fieldsOf({ fields, field_refusals: refusals }: JsonObject, say: Say): JsonObject | null {
  if (!isRecord(fields) || !isRecord(refusals)) return null;
  return Object.fromEntries(
    Object.entries(fields).map(([field, message]) => [field, say(refusals[field]) ?? message]),
  );
}
