import { expect, test } from 'vitest';
import { vitalsTable } from './vitals-table.ts';

test('each kind of page and class of devices is listed below the limits of good and poor', () => {
  const lines = vitalsTable([
    {
      page: 'home',
      device: 'phone',
      vitals: {
        lcp: { visits: 40, p75: 2500 },
        inp: { visits: 31, p75: 210 },
        cls: { visits: 40, p75: 260 },
        ttfb: { visits: 41, p75: 1900 },
      },
    },
    { page: 'product', device: 'desktop', vitals: { fcp: { visits: 1, p75: 950 } } },
  ]);
  expect(lines).toEqual([
    'Three of four visits of the last 28 days were within (ms; CLS without a unit):',
    '',
    'page     device   visits       LCP      INP       CLS       FCP      TTFB',
    'good                      ≤ 2500 ✓  ≤ 200 ✓   ≤ 0.1 ✓  ≤ 1800 ✓   ≤ 800 ✓',
    'poor                      > 4000 ✗  > 500 ✗  > 0.25 ✗  > 3000 ✗  > 1800 ✗',
    'home     phone        41    2500 ✓    210 ~    0.26 ✗         –    1900 ✗',
    'product  desktop       1         –        –         –     950 ✓         –',
  ]);
});

test('without visits it shows a message', () => {
  expect(vitalsTable([])).toEqual(['No visit was measured in the last 28 days.']);
});
