import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageEnd } from '../components/layout/PageEnd.tsx';
import type { PageEndProps } from '../components/layout/PageEnd.tsx';

/** By language and the languages offered, of which a shop has one list. */
const rendered = new Map<string, string>();

/** Returns the last line of every page in a language, rendered once. */
export function pageEndHtml(i18n: I18n, props: PageEndProps): string {
  const key = [i18n.locale, props.current, ...props.languages].join(' ');
  const known = rendered.get(key);
  if (known !== undefined) return known;
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <PageEnd {...props} />
    </I18nProvider>,
  );
  rendered.set(key, html);
  return html;
}
