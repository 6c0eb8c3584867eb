/** A piece of HTML that is safe to put into a page as it is. */
export interface Html {
  readonly html: string;
}

type Value = Html | string | number | null | undefined | false | readonly Html[];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text → HTML that shows it, also inside a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => entities[char] ?? char);

function render(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return isList(value) ? value.map((item) => item.html).join('') : value.html;
}

const isList = (value: Html | readonly Html[]): value is readonly Html[] => Array.isArray(value);

/**
 * Template tag: every value is escaped, except HTML that this tag has made. Attributes must be quoted. Null,
 * undefined and false show nothing.
 */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  const text = strings.reduce((done, part, index) => done + render(values[index - 1]) + part);
  return { html: text };
}
