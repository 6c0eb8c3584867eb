// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithApp } from '../../test/render.tsx';
import { Pagination } from './Pagination.tsx';

const hrefFor = (page: number) => (page === 1 ? '/shop/slate' : `/shop/slate/${page}`);
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('Pagination', () => {
  it('[SHP-08] has first, previous, next and last arrows and numbered links', () => {
    renderWithApp(<Pagination page={3} pageCount={7} hrefFor={hrefFor} />);
    expect(hrefOf('First page')).toBe('/shop/slate');
    expect(hrefOf('Previous page')).toBe('/shop/slate/2');
    expect(hrefOf('Next page')).toBe('/shop/slate/4');
    expect(hrefOf('Last page')).toBe('/shop/slate/7');
    expect(hrefOf('Page 5')).toBe('/shop/slate/5');
    expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('aria-current')).toBe('page');
  });

  it('[SHP-10] links page 1 without a number', () => {
    renderWithApp(<Pagination page={2} pageCount={2} hrefFor={hrefFor} />);
    expect(hrefOf('Page 1')).toBe('/shop/slate');
    expect(hrefOf('Previous page')).toBe('/shop/slate');
  });

  it.each([
    [1, ['First page', 'Previous page']],
    [7, ['Next page', 'Last page']],
  ])('[SHP-08] has no link beyond page %i', (page, dead) => {
    renderWithApp(<Pagination page={page} pageCount={7} hrefFor={hrefFor} />);
    for (const name of dead) {
      const arrow = screen.getByRole('link', { name });
      expect(arrow.hasAttribute('href')).toBe(false);
      expect(arrow.getAttribute('aria-disabled')).toBe('true');
    }
  });

  it.each([1, 0, -1])('[SHP-09] is hidden when there are %i pages', (pageCount) => {
    const { container } = renderWithApp(<Pagination page={1} pageCount={pageCount} hrefFor={hrefFor} />);
    expect(container.textContent).toBe('');
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
