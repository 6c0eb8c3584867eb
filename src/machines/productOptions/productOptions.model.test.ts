import { expect, test } from 'vitest';
import { coverEdges } from '../testing/edge-coverage.ts';
import { productOptionsModel } from './productOptions.paths.ts';
import { problemOfAddon, selectionOf } from './productOptions.selectors.ts';

const OPTION_STATES = ['incomplete', 'outOfStock', 'addable', 'busy', 'failed'] as const;

test('[PRD-06, PRD-11] on every edge the product is in exactly one option state, and the answer decides which', () => {
  coverEdges(productOptionsModel, ({ input, event, source, target }) => {
    const { result, failure } = target.context;
    const tags = OPTION_STATES.filter((tag) => target.hasTag(tag));
    expect(tags).toHaveLength(1);
    if (target.hasTag('outOfStock'))
      expect(result).toMatchObject({ sku: expect.any(Number), in_stock: false });
    if (target.hasTag('incomplete')) expect(result?.sku && !problemOfAddon(target, 1)).toBeFalsy();
    if (target.hasTag('addable')) {
      expect(result?.sku).toBeGreaterThan(0);
      expect(result?.in_stock).toBe(true);
      for (const { addon } of input.product.productAddons)
        expect(problemOfAddon(target, addon.id)).toBeNull();
    }
    expect(selectionOf(target) !== null).toBe(target.hasTag('addable'));
    expect(failure !== null).toBe(target.hasTag('failed'));

    const isChoice = event.type === 'variation.choose' || event.type === 'addon.fill';
    if (!isChoice)
      expect([target.context.choices, target.context.addonValues]).toEqual([
        source.context.choices,
        source.context.addonValues,
      ]);
  });
});
