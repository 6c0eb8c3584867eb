import { directionOf } from '../../src/rules/direction.ts';
import { html } from '../lib/html.ts';
import type { Html } from '../lib/html.ts';

/**
 * Returns the sides where lines of a language start and end, as mail programs support no logical directions.
 */
export const textSides = (locale: string) =>
  directionOf(locale) === 'rtl'
    ? ({ start: 'right', end: 'left' } as const)
    : ({ start: 'left', end: 'right' } as const);

/** Isolates a text that may be in another script than the mail, so that it keeps its own direction. */
export const isolatedHtml = (text: string): Html => html`<bdi>${text}</bdi>`;

const START = '\u2068';
const END = '\u2069';

/**
 * Isolates a text in plain text by Unicode characters, in right-to-left languages only: elsewhere these
 * invisible characters would only be copied along.
 */
export const isolatedText = (locale: string, text: string): string =>
  directionOf(locale) === 'rtl' && !text.startsWith(START) ? START + text + END : text;
