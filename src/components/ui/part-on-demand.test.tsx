// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { partOnDemand } from './part-on-demand.ts';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
const Waiting = () => <p>Waiting</p>;

/** A part whose code comes or fails on demand; counts how often it is requested. */
function openPart() {
  const requested: PromiseWithResolvers<ComponentType<{ name: string }>>[] = [];
  const Part = partOnDemand(
    () => {
      const code = Promise.withResolvers<ComponentType<{ name: string }>>();
      requested.push(code);
      return code.promise;
    },
    { Missing: () => <p>Missing</p>, Waiting },
  );
  return { Part, requested };
}

it('shows a part as soon as its code has loaded, and the next one at once', async () => {
  const { Part, requested } = openPart();
  render(<Part name="Ada" />);
  expect(screen.getByText('Waiting')).toBeTruthy();
  requested[0]?.resolve(Greeting);
  expect(await screen.findByText('Hello Ada')).toBeTruthy();
  render(<Part name="Bo" />);
  expect(screen.getByText('Hello Bo')).toBeTruthy();
  expect(requested).toHaveLength(1);
});

it('shows a fallback when the code fails to load, and requests it again the next time', async () => {
  const { Part, requested } = openPart();
  const { unmount } = render(<Part name="Ada" />);
  requested[0]?.reject(new Error('no connection'));
  expect(await screen.findByText('Missing')).toBeTruthy();
  unmount();
  render(<Part name="Ada" />);
  requested[1]?.resolve(Greeting);
  expect(await screen.findByText('Hello Ada')).toBeTruthy();
});

it('renders its waiting state on the host, which does not load it', () => {
  const { Part, requested } = openPart();
  expect(renderToString(<Part name="Ada" />)).toBe('<p>Waiting</p>');
  expect(requested).toHaveLength(0);
});
