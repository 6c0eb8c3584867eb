import { expect, test } from 'vitest';
import { coverEdges } from '../testing/edge-coverage.ts';
import type { WalkedEdge } from '../testing/machine-model.ts';
import type { productOptionsMachine } from './productOptions.machine.ts';
import { productOptionsModel } from './productOptions.paths.ts';
import { problemOfAddon } from './productOptions.selectors.ts';

type PressedEdge = Pick<WalkedEdge<typeof productOptionsMachine>, 'event' | 'source' | 'target' | 'emitted'>;

const OPTION_STATES = ['incomplete', 'outOfStock', 'addable', 'busy', 'failed'] as const;

test('[PRD-06, PRD-11] on every edge the product is in exactly one option state, decided by the response', () => {
  coverEdges(productOptionsModel, ({ input, event, source, target, emitted }) => {
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
    expect(failure !== null).toBe(target.hasTag('failed'));

    expectPressSettled({ event, source, target, emitted });

    const isChoice = ['variation.choose', 'addon.fill', 'values.take', 'addition.done'].includes(event.type);
    if (!isChoice)
      expect([target.context.choices, target.context.addonValues]).toEqual([
        source.context.choices,
        source.context.addonValues,
      ]);
  });
});

/**
 * [ERR-13] [ATC-03] A press waits while the choice is looked up, then adds, or shows the shopper why it cannot; a
 * change meanwhile cancels it.
 */
function expectPressSettled({ event, source, target, emitted }: PressedEdge) {
  const { pressed, tried, alert, qty, result } = target.context;
  const isChange = emitted.some(({ type }) => type === 'options.change');
  const isDropped = isChange && ['variation.choose', 'addon.fill'].includes(event.type);
  const isPressed = (source.context.pressed && !isDropped) || event.type === 'button.press';
  const isSettled = isPressed && !target.hasTag('busy');
  expect(pressed).toBe(isPressed && !isSettled);
  const isDone = event.type === 'addition.done';
  expect(tried).toBe(!isDone && (source.context.tried || event.type === 'button.press'));
  const additions = emitted.filter(({ type }) => type === 'cart.add');
  const isAgain = isSettled && target.hasTag('addable') && source.context.isCleared;
  if (isAgain) expect([alert, target.context.isCleared]).toEqual(['addedAlready', false]);
  const isAdded = isSettled && target.hasTag('addable') && !isAgain;
  expect(additions).toMatchObject(isAdded ? [{ addition: { sku: result?.sku, qty } }] : []);
  if (isSettled && target.hasTag('incomplete')) expect(alert).toBe('selectOptions');
  if (isSettled && target.hasTag('outOfStock')) expect(alert).toBe('outOfStock');
  if (isAdded || target.hasTag('failed')) expect(alert).toBeNull();
  const isRefused = isSettled && alert !== null;
  expect(target.context.refusals).toBe(source.context.refusals + (isRefused ? 1 : 0));
  if (isChange) expect(alert).toBeNull();
  if (event.type === 'addon.fill' && isChange)
    expect(emitted).toContainEqual({ type: 'options.change', addon: event['id'] });
}
