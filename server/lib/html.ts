/** HTML that is safe to insert into a page unchanged. */
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

/** Escapes text for HTML, including quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => entities[char] ?? char);

function render(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return isList(value) ? value.map((item) => item.html).join('') : value.html;
}

const isList = (value: Html | readonly Html[]): value is readonly Html[] => Array.isArray(value);

/**
 * Template tag that escapes every value except HTML created by this tag. Attributes must be quoted. Null,
 * undefined and false render nothing.
 */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  const text = strings.reduce((done, part, index) => done + render(values[index - 1]) + part);
  return { html: text };
}
