import { segmentsOf } from '../../src/rules/path-segments.ts';

/** Screens that are somebody's own, and what is no screen, with what is below them. */
const NOT_AHEAD = `/(${segmentsOf(
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
 * Which documents a browser fetches while a mouse rests on their links: those of everybody, and only until the page's
 * script fetches screens by itself (`prefetch-on-intent.ts`). What saves data, energy or memory is the browser's to decide.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { selector_matches: 'html:not([data-fetches-screens]) a' },
          { not: { href_matches: NOT_AHEAD } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** As an element of the page: a header would have them fetched beside the first picture. */
export const speculationRulesElement = `<script type="speculationrules">${speculationRules}</script>`;
