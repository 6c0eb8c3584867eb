import { createHash } from 'node:crypto';
import { knownEmptyCartScript } from '../../src/rules/known-empty-cart.ts';
import { takeQueryScript } from '../../src/rules/take-query.ts';
import { earlyPressScript } from './early-press.ts';
import { fontsScript } from './fonts-script.ts';
import { laterLayoutScript } from './later-layout.ts';
import { lazyPicturesScript } from './lazy-pictures.ts';
import { startScript } from './script-start.ts';
import { speculationRules } from './speculation-rules.ts';
import { themeScript } from './theme-script.ts';

/**
 * What runs in each of the shop's pages before its script, small, and the same for all: six blocks in one script, since
 * each script's hash is told with every page.
 */
const pageScript = [
  themeScript,
  fontsScript,
  laterLayoutScript,
  earlyPressScript,
  lazyPicturesScript,
  startScript,
].join('');

/** As an element for the head. It stands before the styles, which scripts behind them wait for. */
export const inlineScriptElement = `<script>${pageScript}</script>`;

/** As the content security policy names them, with those of pages whose links log in and of the cart's, and the rules. */
export const inlineScriptHashes = [pageScript, takeQueryScript, knownEmptyCartScript, speculationRules].map(
  (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
);
