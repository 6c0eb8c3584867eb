// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFakeClient, renderScreen } from '../../test/render-content.tsx';
import { SearchBox } from './SearchBox.tsx';

const scrolledTo: { option: string | null; how: unknown }[] = [];

// jsdom does not implement `scrollIntoView`.
beforeEach(() => {
  scrolledTo.length = 0;
  Element.prototype.scrollIntoView = function (how) {
    scrolledTo.push({ option: this.textContent, how });
    // Like newer browsers.
    return Promise.resolve();
  };
});
afterEach(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

const categories = ['Slate', 'Slate coasters'].map((name, id) => ({
  __typename: 'SearchedGroup',
  id,
  name,
  slug: name.toLowerCase().replace(' ', '-'),
}));

/** Renders the header's search at `path`. */
function showsSearch(path = '/') {
  const { client } = createFakeClient({
    SearchSuggestions: () => ({
      sellSearchSuggestions: { __typename: 'SearchSuggestions', products: [], categories, pages: [] },
    }),
  });
  const { goTo } = renderScreen(<SearchBox />, client, { path });
  return { field: screen.getByRole<HTMLInputElement>('combobox'), goTo };
}

it('[RT-14] a search that is submitted with Enter leaves the focus in the field', async () => {
  const { field } = showsSearch();
  await userEvent.type(field, 'slate{Enter}');
  await waitFor(() => expect(screen.getByRole('combobox').getAttribute('value')).toBe('slate'));
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
  expect(document.activeElement).toBe(field);
});

it('[RT-14] the query of another search screen is shown in the field, without suggestions', async () => {
  const { field, goTo } = showsSearch('/search/oak');
  expect(field.value).toBe('oak');
  await userEvent.clear(field);
  await userEvent.type(field, 'slate');
  await screen.findByRole('option', { name: 'Slate' });
  await act(() => goTo('/search/100%25%20wool'));
  await waitFor(() => expect(field.value).toBe('100% wool'));
  expect(screen.queryByRole('option')).toBeNull();
  expect(field.getAttribute('aria-expanded')).toBe('false');
});

it('[RT-14] only the suggestion that is selected by keyboard is scrolled into view', async () => {
  const { field } = showsSearch();
  await userEvent.type(field, 'slate');
  await screen.findByRole('option', { name: 'Slate' });
  expect(scrolledTo).toEqual([]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(scrolledTo).toEqual([
    { option: 'Slate', how: { block: 'nearest' } },
    { option: 'Slate coasters', how: { block: 'nearest' } },
  ]);
});
