// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { renderWithApp } from '../../test/render.tsx';
import { Price } from './Price.tsx';

describe('Price', () => {
  it('[I18-05] prints the amount in dollars and cents', () => {
    const { container } = renderWithApp(<Price amount={1234.5} />);
    expect(container.textContent).toBe('$1,234.50');
  });

  it('[PRD-08] strikes the full price through while on special, and also names it in text', () => {
    const { container } = renderWithApp(<Price amount={48.5} fullAmount={62} />);
    expect(container.querySelector('s')?.textContent).toBe('$62.00');
    expect(container.textContent).toBe('Special price $48.50 instead of $62.00');
  });

  it.each([48.5, 40, null, undefined])(
    '[PRD-08] does not show a full price of %s beside 48.50',
    (fullAmount) => {
      const { container } = renderWithApp(<Price amount={48.5} fullAmount={fullAmount} />);
      expect(container.textContent).toBe('$48.50');
    },
  );
});
