import { Type } from 'typebox';
import { escapeHtml } from '../../lib/html.ts';

/** In the front matter of a text: what one wants to find again, in a few words each. */
export const Facts = Type.Record(Type.String(), Type.String());

/** Facts as they stand beside a text. */
export function factsAsHtml(facts: Record<string, string>): string {
  const rows = Object.entries(facts).map(
    ([what, value]) => `<dt>${escapeHtml(what)}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  return `<dl>${rows.join('')}</dl>`;
}
