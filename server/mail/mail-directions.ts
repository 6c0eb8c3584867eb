import { directionOf } from '../../src/rules/direction.ts';
import { html } from '../lib/html.ts';
import type { Html } from '../lib/html.ts';

/** Where lines of a language begin and end: mail programs know no logical directions. */
export const sidesOf = (locale: string) =>
  directionOf(locale) === 'rtl'
    ? ({ start: 'right', end: 'left' } as const)
    : ({ start: 'left', end: 'right' } as const);

/** A text that may be in another script than the mail, and keeps its own direction in it. */
export const ownWay = (text: string): Html => html`<bdi>${text}</bdi>`;

const START = '\u2068';
const END = '\u2069';

/**
 * The same where there is no HTML: between Unicode's isolates, in languages that are read from the right. Others are
 * spared characters that nobody sees and everybody copies.
 */
export const isolated = (locale: string, text: string): string =>
  directionOf(locale) === 'rtl' && !text.startsWith(START) ? START + text + END : text;
