import { createHash } from 'node:crypto';
import { knownEmptyCartScript } from '../../src/rules/known-empty-cart.ts';
import { hideQueryScript } from '../../src/rules/hide-query.ts';
import { earlySubmitScript } from './early-submit.ts';
import { fontsScript } from './fonts-script.ts';
import { laterLayoutScript } from './later-layout.ts';
import { lazyPicturesScript } from './lazy-pictures.ts';
import { startScript } from './script-start.ts';
import { speculationRules } from './speculation-rules.ts';
import { themeScript } from './theme-script.ts';

/**
 * The small scripts that run in all pages before the page's own script: six blocks in one script, as each
 * script's hash is sent with every page.
 */
const pageScript = [
  themeScript,
  fontsScript,
  laterLayoutScript,
  earlySubmitScript,
  lazyPicturesScript,
  startScript,
].join('');

/** The element for the head, before the style sheets, which scripts after them would wait for. */
export const inlineScriptElement = `<script>${pageScript}</script>`;

/**
 * Hashes for the content security policy: also of the scripts of pages with login links and of the cart, and
 * of the speculation rules.
 */
export const inlineScriptHashes = [pageScript, hideQueryScript, knownEmptyCartScript, speculationRules].map(
  (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
);
