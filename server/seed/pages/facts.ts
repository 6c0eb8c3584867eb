import { Type } from 'typebox';
import { escapeHtml } from '../../lib/html.ts';

/** Front matter of a text: key facts for reference, in a few words each. */
export const Facts = Type.Record(Type.String(), Type.String());

/** Formats facts for display next to a text. */
export function factsAsHtml(facts: Record<string, string>): string {
  const rows = Object.entries(facts).map(
    ([what, value]) => `<dt>${escapeHtml(what)}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  return `<dl>${rows.join('')}</dl>`;
}
