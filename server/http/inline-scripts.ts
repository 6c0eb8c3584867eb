import { createHash } from 'node:crypto';
import { knownEmptyCartScript } from '../../src/rules/known-empty-cart.ts';
import { takeQueryScript } from '../../src/rules/take-query.ts';
import { earlyPressScript } from './early-press.ts';
import { fontsScript } from './fonts-script.ts';
import { lazyPicturesScript } from './lazy-pictures.ts';
import { startScript } from './script-start.ts';
import { themeScript } from './theme-script.ts';

/** Every script that stands in the shop's pages themselves, in their order in the head: small, and the same for all. */
const inlineScripts = [themeScript, fontsScript, earlyPressScript, lazyPicturesScript, startScript];

/** As elements for the head. They stand before the styles, which scripts behind them wait for. */
export const inlineScriptElements = inlineScripts.map((text) => `<script>${text}</script>`).join('');

/** As the content security policy names them, with those of pages whose links log in and of the cart's. */
export const inlineScriptHashes = [...inlineScripts, takeQueryScript, knownEmptyCartScript].map(
  (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
);
