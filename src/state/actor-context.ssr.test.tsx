// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { createActorContext } from './actor-context.tsx';

const counterMachine = setup({
  types: { context: {} as { count: number }, events: {} as { type: 'count.raise' } },
}).createMachine({
  context: { count: 0 },
  on: { 'count.raise': { actions: assign({ count: ({ context }) => context.count + 1 }) } },
});

const Counter = createActorContext<typeof counterMachine>('counter');

/** Selects with a new function on each render, as components do. */
function Count({ label }: { label: string }) {
  const count = Counter.useActorSelector((snapshot) => snapshot.context.count);
  return <p>{`${label} ${count}`}</p>;
}

test('a component subscribes to its actor once, however often it renders, and unsubscribes once', () => {
  const actor = createActor(counterMachine).start();
  const shared = { actor, anonymous: actor.getSnapshot() };
  const leave = vi.fn();
  const original = actor.subscribe.bind(actor);
  const subscribe = vi.spyOn(actor, 'subscribe').mockImplementation((...observer: unknown[]) => {
    const subscription = original(...(observer as Parameters<typeof original>));
    return { unsubscribe: () => (leave(), subscription.unsubscribe()) };
  });
  const inProvider = (label: string) => (
    <Counter.Provider shared={shared}>
      <Count label={label} />
    </Counter.Provider>
  );
  const { rerender, unmount } = render(inProvider('one'));
  for (const label of ['two', 'three', 'four']) rerender(inProvider(label));
  act(() => actor.send({ type: 'count.raise' }));
  expect(screen.getByText('four 1')).toBeTruthy();
  expect([subscribe.mock.calls.length, leave.mock.calls.length]).toEqual([1, 0]);
  unmount();
  expect([subscribe.mock.calls.length, leave.mock.calls.length]).toEqual([1, 1]);
});

test('a component follows another actor once the provider has it', () => {
  const [first, second] = [createActor(counterMachine).start(), createActor(counterMachine).start()];
  const inProvider = (actor: typeof first) => (
    <Counter.Provider shared={{ actor, anonymous: first.getSnapshot() }}>
      <Count label="at" />
    </Counter.Provider>
  );
  const { rerender } = render(inProvider(first));
  rerender(inProvider(second));
  act(() => second.send({ type: 'count.raise' }));
  act(() => second.send({ type: 'count.raise' }));
  expect(screen.getByText('at 2')).toBeTruthy();
});

test('a server render uses the anonymous snapshot', () => {
  const anonymous = createActor(counterMachine).getSnapshot();
  const actor = createActor(counterMachine).start();
  actor.send({ type: 'count.raise' });
  const html = renderToString(
    <Counter.Provider shared={{ actor, anonymous }}>
      <Count label="at" />
    </Counter.Provider>,
  );
  expect(html).toContain('at 0');
  expect(() => renderToString(<Count label="at" />)).toThrow('counter is used outside its provider');
});
