import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Outcome } from '../../lib/outcome.ts';
import { SvgCleaner } from './svg-cleaner.ts';

const costly = `<svg>${`${'<g fill="red">'.repeat(60)}${'</g>'.repeat(60)}`.repeat(300)}</svg>`;
const simple = '<svg><path d="M0 0h4v4z" onclick="alert(1)"/></svg>';

const said = (outcome: Outcome<string>) => (outcome.ok ? outcome.value : outcome.refusal.textCode);

it('[SEC-05] cleaning a drawing does not block the event loop', async () => {
  let isUnderWay = true;
  const cleaning = new SvgCleaner({ timeoutMs: 60_000 }).clean(costly).finally(() => (isUnderWay = false));
  let turns = 0;
  for (; isUnderWay; turns++) await turn();
  expect(said(await cleaning)).toContain('<svg xmlns=');
  expect(turns).toBeGreaterThan(100);
});

it('[SEC-05] a drawing that takes too long is refused, and the next one is cleaned', async () => {
  const cleaner = new SvgCleaner({ timeoutMs: 1 });
  expect(said(await cleaner.clean(costly))).toBe('SVG_TOO_COMPLEX');
  expect(said(await new SvgCleaner().clean(simple))).toMatch(/<path d="M0 0h4v4z"( \/|><\/path)>/);
});

it('[SEC-05] the queue of waiting drawings is limited', async () => {
  const cleaner = new SvgCleaner({ timeoutMs: 60_000 });
  const all = await Promise.all(Array.from({ length: 20 }, () => cleaner.clean(simple)));
  expect(all.map(said).filter((one) => one === 'FILES_BUSY')).toHaveLength(9);
});
