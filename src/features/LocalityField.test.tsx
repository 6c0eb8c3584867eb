// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFakeClient, renderScreen } from '../test/render-content.tsx';
import type { Responses } from '../test/render-content.tsx';
import { LocalityField } from './LocalityField.tsx';
import type { Locality } from '../graphql/generated/types.ts';

// jsdom does not implement `scrollIntoView`.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => Promise.resolve();
});
afterEach(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

const tannum = { suburb: 'Tannum Sands', state: 'QLD', postcode: '4680' };
const gladstone = { suburb: 'Gladstone', state: 'QLD', postcode: '4680' };
const chosen: Locality[] = [];
const requested: Record<string, unknown>[] = [];
beforeEach(() => {
  chosen.length = 0;
  requested.length = 0;
});

const offers =
  (...places: Locality[]): Responses[string] =>
  (variables) => {
    requested.push(variables);
    const data = places.map((place) => ({ __typename: 'Locality', ...place }));
    return { localityList: { __typename: 'LocalityList', data } };
  };

function Place({ first, onSubmit }: { first: Locality; onSubmit: () => void }) {
  const [typed, setTyped] = useState(first);
  const fields = ['suburb', 'postcode'] as const;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {fields.map((by) => (
        <LocalityField
          key={by}
          by={by}
          label={by}
          typed={typed}
          value={typed[by]}
          onChange={(event) => setTyped({ ...typed, [by]: event.target.value })}
          onChoose={(place) => {
            chosen.push(place);
            setTyped(place);
          }}
        />
      ))}
      <button type="submit">Save</button>
    </form>
  );
}

function showsPlace(responses: Responses, first: Partial<Locality> = {}) {
  const sent: true[] = [];
  const { client } = createFakeClient(responses);
  renderScreen(
    <Place first={{ suburb: '', state: '', postcode: '', ...first }} onSubmit={() => sent.push(true)} />,
    client,
    {},
  );
  const field = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
  return { suburb: field('suburb'), postcode: field('postcode'), sent };
}

it('a typed suburb is looked up after a pause, and a tap fills in the whole locality', async () => {
  const { suburb, postcode } = showsPlace({ LocalitySuggestions: offers(tannum, gladstone) });
  await userEvent.type(suburb, 'tannum');
  const options = await screen.findAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    'Tannum Sands QLD 4680',
    'Gladstone QLD 4680',
  ]);
  expect(requested.at(-1)).toEqual({ suburb: 'tannum', state: null, postcode: null });
  expect([suburb.getAttribute('aria-expanded'), postcode.getAttribute('aria-expanded')]).toEqual([
    'true',
    'false',
  ]);
  await userEvent.click(screen.getByRole('option', { name: /Tannum Sands/ }));
  expect(chosen).toEqual([tannum]);
  expect([suburb.value, postcode.value]).toEqual(['Tannum Sands', '4680']);
  expect(screen.queryByRole('option')).toBeNull();
  expect(document.activeElement).toBe(suburb);
});

it('arrows and Enter choose without submitting the form, Escape closes, and Enter then submits', async () => {
  const { postcode, sent } = showsPlace({ LocalitySuggestions: offers(gladstone, tannum) });
  await userEvent.type(postcode, '4680');
  await screen.findAllByRole('option');
  expect(requested.at(-1)).toEqual({ suburb: null, state: null, postcode: '4680' });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const active = document.getElementById(postcode.getAttribute('aria-activedescendant') ?? '');
  expect([active?.textContent, active?.getAttribute('aria-selected')]).toEqual([
    'Tannum Sands QLD 4680',
    'true',
  ]);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect([chosen, sent]).toEqual([[tannum], []]);
  await userEvent.keyboard('{Enter}');
  expect(sent).toEqual([true]);
});

it('no suggestion is shown for a locality that is typed already, and any other text is accepted', async () => {
  const { suburb } = showsPlace(
    { LocalitySuggestions: offers(gladstone, tannum) },
    { suburb: 'gladston', state: 'QLD', postcode: '4680' },
  );
  await userEvent.type(suburb, 'e');
  await waitFor(() => expect(requested).toHaveLength(1));
  expect(screen.queryByRole('option')).toBeNull();
  await userEvent.type(suburb, ' Nowhere');
  await userEvent.tab();
  expect(suburb.value).toBe('gladstone Nowhere');
  expect(screen.queryByRole('option')).toBeNull();
});

it('a single letter, an overlong name and letters in a postcode are not looked up', async () => {
  const { suburb, postcode } = showsPlace({ LocalitySuggestions: offers(gladstone) });
  await userEvent.type(suburb, 't');
  await userEvent.clear(suburb);
  await userEvent.click(suburb);
  await userEvent.paste('x'.repeat(200));
  await userEvent.clear(suburb);
  await userEvent.type(postcode, '46a');
  await userEvent.clear(postcode);
  await userEvent.type(postcode, '46');
  await screen.findByRole('option');
  expect(requested).toEqual([{ suburb: null, state: null, postcode: '46' }]);
});

it('an unanswered lookup shows no suggestions and keeps the typed text', async () => {
  const { suburb, postcode } = showsPlace({});
  await userEvent.type(suburb, 'tannum');
  await userEvent.type(postcode, '4680');
  expect([suburb.value, postcode.value]).toEqual(['tannum', '4680']);
  expect(screen.queryByRole('option')).toBeNull();
});
