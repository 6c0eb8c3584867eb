import { createHash } from 'node:crypto';
import { directionOf } from '../../src/rules/direction.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';

const style = `
:root { color-scheme: light dark; --paper: #FBF8F3; --surface: #FFFFFF; --ink: #231A12; --soft: #6B5B4C; --kerf: #D9CBB8; --edge: #8B7A68; --brand: #8A3B12; --on-brand: #FFFFFF; --beam: #E4002B; --dng: #B3261E; }
@media (prefers-color-scheme: dark) { :root { --paper: #16130F; --surface: #201B16; --ink: #F3ECE2; --soft: #B9AA98; --kerf: #3A3027; --edge: #8B7A68; --brand: #E88A4C; --on-brand: #1E1006; --beam: #FF4D5E; --dng: #FF8A80; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 Figtree, system-ui, sans-serif; }
.brand { display: flex; align-items: center; gap: .75rem; max-width: 28rem; margin: 0 auto; padding: 1.5rem 1.5rem 0; font-weight: 800; font-size: 1.125rem; line-height: 1.1; }
.brand svg { width: 36px; height: 36px; flex: none; }
main { max-width: 28rem; box-sizing: border-box; margin: 1.5rem auto 3rem; padding: 1.5rem; background: var(--surface); border-block: 1px solid var(--kerf); overflow-wrap: anywhere; }
@media (min-width: 30rem) { .brand { padding: 3rem 0 0; } main { padding: 2rem; border: 1px solid var(--kerf); border-radius: 3px; box-shadow: 0 1px 3px rgb(35 26 18 / .08); } }
main:first-child { margin-top: 15vh; }
h1 { font-size: 1.75rem; line-height: 1.15; margin: 0 0 1.25rem; text-wrap: balance; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1.5rem; margin: 0 0 2rem; }
dt { color: var(--soft); }
dd { margin: 0; text-align: end; font-weight: 600; font-variant-numeric: tabular-nums; }
p { margin: 0 0 1.25rem; }
form { display: grid; }
form p { margin: .25rem 0 1.25rem; }
form button + p { color: var(--soft); font-size: .9rem; }
button { min-height: 44px; padding: .5rem 1rem; border: 1px solid var(--brand); border-radius: 3px; background: var(--surface); color: var(--brand); font: inherit; font-weight: 600; cursor: pointer; }
button[value=pay], button.main { background: var(--brand); color: var(--on-brand); }
button.quiet { border-color: transparent; padding: .5rem 0; text-align: start; text-decoration: underline; text-underline-offset: 4px; }
button:active { transform: translateY(1px); }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
a { display: inline-block; padding: .625rem 0; color: var(--brand); text-underline-offset: 4px; }
label { font-weight: 600; }
input { caret-color: var(--beam); min-height: 44px; box-sizing: border-box; width: 100%; padding: .5rem .75rem; margin: .25rem 0 1.25rem; border: 1px solid var(--edge); border-radius: 3px; background: var(--surface); color: inherit; font: inherit; }
input[aria-invalid] { border-color: var(--dng); }
.code { font-size: 1.5rem; letter-spacing: .3em; font-variant-numeric: tabular-nums; }
[role=alert] { margin: 0 0 1.25rem; padding: .75rem 1rem; border: 1px solid var(--kerf); border-inline-start: 4px solid var(--dng); }
.ways { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1.5rem; margin-top: 1rem; }
.note { margin: 1.25rem 0 0; padding-top: 1rem; border-top: 1px solid var(--kerf); color: var(--soft); font-size: .9rem; }
`;

/** Concatenated by hand: its hash is in the policy, so no formatter may add a space. */
const styleElement: Html = { html: `<style>${style}</style>` };
const styleHash = createHash('sha256').update(style).digest('base64');

/** The shop's logo as in the storefront, of boards joined finger to finger. */
const mark: Html = html`<svg viewBox="0 0 40 40" aria-hidden="true">
  <path fill="var(--brand)" d="M3 3H23.6V9.2H15.6V17.2H23.6V22.8H15.6V30.8H23.6V37H3Z" />
  <path fill="var(--ink)" d="M37 3H25.4V11H17.4V15.4H25.4V24.6H17.4V29H25.4V37H37Z" />
  <circle fill="var(--beam)" cx="31.2" cy="20" r="2.7" />
</svg>`;

/**
 * Returns the content security policy of a host page. Browsers also apply `form-action` to the redirect, so
 * the return URL must be named.
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

interface HostPageOptions {
  /** Language of the texts, as in `lang`. */
  locale?: string;
  /** Shown above the page, with the logo. */
  shopName?: string;
}

/** Returns a page of the host's own, outside the storefront; needs no script. */
export function hostPage(
  title: string,
  body: Html,
  { locale = 'en', shopName }: HostPageOptions = {},
): string {
  return html`<!doctype html>
    <html lang="${locale}" dir="${directionOf(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${styleElement}
      </head>
      <body>
        ${shopName !== undefined && html`<header class="brand">${mark}${shopName}</header>`}
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.html;
}
