/** Directives that only work in a header. */
const HEADER_ONLY = /^\s*(?:frame-ancestors|report-uri|sandbox)\b/;

/** The policy restricted to what a `<meta>` supports. */
export const metaPolicy = (policy: string): string =>
  policy
    .split(';')
    .filter((directive) => directive.trim() !== '' && !HEADER_ONLY.test(directive))
    .join(';');

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Target of forms in a copy without a host: the page with the contact details. */
const NOWHERE = '/cart';

/**
 * Without a host a script would have nothing to call: removes scripts and early-submit handling, and points
 * forms at a page that explains it.
 */
function withoutHost(html: string): string {
  return html
    .replace(/<template id="script">.*?<\/template>/s, '')
    .replace(/ data-early(?:="[^"]*")?/g, '')
    .replace(/<script type="application\/json" id="__SHOP_STATE__">.*?<\/script>/s, '')
    .replace(/<form\b[^>]*\bmethod="post"[^>]*>/g, (form) =>
      form
        .replace(/ method="post"/, ' method="get"')
        .replace(/ action="[^"]*"/, '')
        .replace(/ enctype="[^"]*"/i, '')
        .replace(/>$/, ` action="${NOWHERE}">`),
    );
}

/**
 * Converts a page of the host to a file (PRE-01), with its policy inside, since a file has no headers.
 * @param hasHost the copy calls a host (`API_BASE`)
 */
export function staticPage(html: string, { policy, hasHost }: { policy: string; hasHost: boolean }): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${escaped(metaPolicy(policy))}"/>`;
  const page = hasHost ? html : withoutHost(html);
  return page.replace(/<meta charset="utf-8"\/>/i, (charset) => charset + meta);
}

/** The files of the shop, other than pages, that a page links to or shows. */
export const filesIn = (html: string): string[] => [
  ...new Set(
    [
      ...html.matchAll(
        /["'\s,]((?:\/assets\/i\/|\/v\/|\/raw\/|\/api\/v1\/cognito\/default\/file\/)[\w./-]+)/g,
      ),
    ].map((match) => match[1] ?? ''),
  ),
];

/** The pages of the shop that a page links to, without queries and fragments. */
export const linksIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<a\s[^>]*?href="(\/[^"?#]*)/g)]
      .map((match) => match[1] ?? '')
      .filter((path) => !path.startsWith('//') && !/^\/(?:assets|v|raw|api)\//.test(path)),
  ),
];
