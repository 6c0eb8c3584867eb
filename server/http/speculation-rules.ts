import { segmentsOf } from '../../src/rules/path-segments.ts';

/** Personal screens and URLs that are not screens, with everything below them. */
const NOT_PRERENDERED = `/(${segmentsOf(
  'cart',
  'checkout',
  'order',
  'login',
  'account',
  'office',
  'call',
  'file',
).join('|')}){/*}?`;

/**
 * Documents a browser prefetches while a mouse rests on their links: only public ones, and only until the
 * page's script prefetches screens itself (`prefetch-on-intent.ts`). The browser decides what saves data,
 * energy or memory.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { selector_matches: 'html:not([data-fetches-screens]) a' },
          { not: { href_matches: NOT_PRERENDERED } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** As an element of the page, since a header would prefetch them alongside the first picture. */
export const speculationRulesElement = `<script type="speculationrules">${speculationRules}</script>`;
