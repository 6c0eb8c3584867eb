// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { cartItem, filledCart } from '../../machines/cart/cart.fixtures.ts';
import { cartMachine } from '../../machines/cart/cart.machine.ts';
import { CartProvider } from '../../state/cart.ts';
import { memoryDrafts } from '../../test/memory-drafts.ts';
import { createFakeClient, renderScreen } from '../../test/render-content.tsx';
import { useEditedLine } from './use-edited-line.ts';

function Line() {
  const { line, opened, isChanged, reopen } = useEditedLine(1, cartItem().url);
  return (
    <p>
      <output>{opened}</output>
      {isChanged ? 'changed' : 'unchanged'}
      <button type="button" onClick={() => line && reopen(line)}>
        Saved
      </button>
    </p>
  );
}

/** Opens a line of this quantity; returns what its draft would be marked with. */
function openLine(qty: number, drafts = memoryDrafts()) {
  const cart = filledCart({ cartitems: [cartItem({ qty })] });
  const actor = createActor(cartMachine, { input: { cart, mergePending: false } });
  renderScreen(
    <CartProvider shared={{ actor, anonymous: actor.getSnapshot() }}>
      <Line />
    </CartProvider>,
    createFakeClient({}).client,
    { drafts },
  );
  return screen.getByRole('status').textContent;
}

const nothing = { choices: {}, addonValues: {} };

test('a line without a draft, or with one of the line as it is, is unchanged', () => {
  const drafts = memoryDrafts();
  const of = openLine(2, drafts);
  screen.getByText('unchanged');
  drafts.write('line', '1', { ...nothing, of });
  cleanup();
  openLine(2, drafts);
  expect(screen.getByText('unchanged')).toBeDefined();
});

test.each(['of an older line', 'that names no line'])('a line with a draft %s is changed', (kind) => {
  const drafts = memoryDrafts();
  const of = openLine(2, drafts);
  drafts.write('line', '1', kind === 'of an older line' ? { ...nothing, of } : nothing);
  cleanup();
  openLine(5, drafts);
  screen.getByText('changed');
  expect(screen.getByRole('status').textContent).toBe(kind === 'of an older line' ? of : '');
});

test('a line that was saved from the form itself is unchanged', async () => {
  const drafts = memoryDrafts();
  drafts.write('line', '1', nothing);
  openLine(5, drafts);
  screen.getByText('changed');
  await userEvent.click(screen.getByRole('button', { name: 'Saved' }));
  expect(screen.getByText('unchanged')).toBeDefined();
});
