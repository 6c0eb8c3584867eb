// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithApp } from '../../test/render.tsx';
import { BackToTop } from './BackToTop.tsx';

function scrollBy(px: number) {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: px, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
}

beforeEach(() => scrollBy(0));

describe('BackToTop', () => {
  it('[PGR-08] appears only when scrolled by more than 100 px', () => {
    renderWithApp(<BackToTop />);
    scrollBy(100);
    expect(screen.queryByRole('button')).toBeNull();
    scrollBy(101);
    expect(screen.getByRole('button', { name: 'Back to top' })).toBeTruthy();
    scrollBy(50);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    [true, 'auto'],
    [false, 'smooth'],
  ])(
    '[PGR-08] scrolls to the top and moves the focus there (reduced motion: %s)',
    async (still, behavior) => {
      const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
      vi.stubGlobal('matchMedia', (query: string) => ({ matches: still, media: query }));
      renderWithApp(
        <>
          <main id="main" tabIndex={-1} />
          <BackToTop />
        </>,
      );
      scrollBy(500);
      await userEvent.click(screen.getByRole('button', { name: 'Back to top' }));
      expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior });
      expect(document.activeElement?.id).toBe('main');
    },
  );
});
