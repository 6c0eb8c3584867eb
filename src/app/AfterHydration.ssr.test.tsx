// @vitest-environment jsdom
import { startTransition, useEffect, useId } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useHydrated } from '../components/layout/use-hydrated.ts';
import { AfterHydration } from './AfterHydration.tsx';

const seen: string[] = [];

function Control() {
  const hydrated = useHydrated();
  useEffect(() => void seen.push(`effect: ${hydrated}`), [hydrated]);
  return (
    <button type="button" id={useId()} disabled={!hydrated}>
      Press
    </button>
  );
}

test('a control that needs script is enabled after hydration, in a separate render', async () => {
  const onError = vi.fn();
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Control />);
  const [button] = place.querySelectorAll('button');
  const id = button?.id;
  let goOn = () => undefined as void;
  const onHydrated = () => {
    seen.push('taken over');
    return new Promise<void>((resolve) => (goOn = resolve));
  };
  startTransition(() => {
    hydrateRoot(
      place,
      <AfterHydration onHydrated={onHydrated}>
        <Control />
      </AfterHydration>,
      { onRecoverableError: onError },
    );
  });
  await expect.poll(() => seen).toEqual(['effect: false', 'taken over']);
  expect(button?.disabled).toBe(true);
  goOn();
  await expect.poll(() => seen).toEqual(['effect: false', 'taken over', 'effect: true']);
  expect([button?.disabled, button?.id]).toEqual([false, id]);
  expect(place.querySelector('button')).toBe(button);
  expect(onError).not.toHaveBeenCalled();
});
