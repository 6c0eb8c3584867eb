import { createHash } from 'node:crypto';
import { html } from './html.ts';
import type { Html } from './html.ts';

const style = `
:root { color-scheme: light; }
body { margin: 0; background: #FBF8F3; color: #231A12; font: 17px/1.5 Figtree, system-ui, sans-serif; }
main { max-width: 30rem; margin: 0 auto; padding: 3rem 1.5rem; }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 1.5rem; padding-bottom: .75rem; border-bottom: 1px solid #D9CBB8; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1.5rem; margin: 0 0 2rem; }
dt { color: #6B5B4C; }
dd { margin: 0; text-align: end; font-weight: 600; font-variant-numeric: tabular-nums; }
form { display: grid; }
form p { margin: .25rem 0 1.25rem; color: #6B5B4C; font-size: .9rem; }
button { min-height: 44px; padding: .5rem 1rem; border: 1px solid #8A3B12; border-radius: 3px; background: #FFFFFF; color: #8A3B12; font: inherit; font-weight: 600; cursor: pointer; }
button[value=pay], button.main { background: #8A3B12; color: #FFFFFF; }
button:active { transform: translateY(1px); }
:focus-visible { outline: 3px solid #E4002B; outline-offset: 2px; }
a { color: #8A3B12; }
label { font-weight: 600; }
input { min-height: 44px; box-sizing: border-box; width: 100%; padding: .5rem .75rem; margin: .25rem 0 1.25rem; border: 1px solid #8B7A68; border-radius: 3px; background: #FFFFFF; color: inherit; font: inherit; }
[role=alert] { margin: 0 0 1.25rem; padding: .75rem 1rem; border-inline-start: 4px solid #B3261E; background: #FFFFFF; }
.note { margin-top: 2rem; color: #6B5B4C; font-size: .9rem; }
`;

/** Put together by hand: its hash stands in the policy, so no formatter may add a space. */
const styleElement: Html = { html: `<style>${style}</style>` };
const styleHash = createHash('sha256').update(style).digest('base64');

/**
 * The content security policy of such a page. Browsers hold `form-action` against the redirect too, so the URL where the
 * browser goes back to is named.
 */
export function hostPagePolicy(returnUrl: string | null): string {
  const back = returnUrl === null ? '' : ` ${new URL(returnUrl).origin}`;
  return [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    `form-action 'self'${back}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** A page of the host's own, beside the storefront: needs no script. */
export function hostPage(title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${styleElement}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.html;
}
