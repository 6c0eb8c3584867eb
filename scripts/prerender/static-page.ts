/** What only a header can say. */
const HEADER_ONLY = /^\s*(?:frame-ancestors|report-uri|sandbox)\b/;

/** The policy as a `<meta>` in the page may say it. */
export const metaPolicy = (policy: string): string =>
  policy
    .split(';')
    .filter((directive) => directive.trim() !== '' && !HEADER_ONLY.test(directive))
    .join(';');

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Where a form of a copy without a host leads: to the page that says where to go. */
const NOWHERE = '/cart';

/**
 * Without a host there is nothing that a script could ask: the page is left as it reads, and its forms, which keep no
 * press for a script, lead to words about that.
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
 * A page of the host as a file (PRE-01): with its policy in it, since a file has no headers.
 * @param hasHost the copy calls a host (`API_BASE`)
 */
export function staticPage(html: string, { policy, hasHost }: { policy: string; hasHost: boolean }): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${escaped(metaPolicy(policy))}"/>`;
  const page = hasHost ? html : withoutHost(html);
  return page.replace(/<meta charset="utf-8"\/>/i, (charset) => charset + meta);
}

/** Where a page's own links and pictures lead within the shop, as far as they are no pages. */
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
