// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { use } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { setupI18n } from '@lingui/core';
import { beforeEach, expect, test, vi } from 'vitest';
import { createAnonymousActors } from '../../app/app-actors.ts';
import { createHostCalls } from '../../graphql/host-calls.ts';
import { AppProviders } from '../../app/AppProviders.tsx';
import type { Cart, QueryCartSearchSkuArgs } from '../../graphql/generated/types.ts';
import type { CartRequest } from '../../machines/addToCart/addToCart.machine.ts';
import { searchResult } from '../../machines/productOptions/product.fixtures.ts';
import type { FoundSku } from '../../machines/productOptions/productOptions.types.ts';
import { pendingActor } from '../../machines/testing/pending-actor.ts';
import { createScreenMachines, ScreenMachinesContext } from '../../state/screen-machines.ts';
import { samplePostage } from '../../test/content-samples.ts';
import { createFakeClient } from '../../test/render-content.tsx';
import { replaceMachines } from '../../test/replace-machines.ts';
import type { AddonField_ProductAddonFragment } from './AddonField.generated.ts';
import { provideAddToCart, provideProductOptions } from './product-actors.ts';
import { ProductForm } from './ProductForm.tsx';

const extra = (
  id: number,
  name: string,
  addon: Partial<AddonField_ProductAddonFragment['addon']> = {},
  maxQty = 1,
): AddonField_ProductAddonFragment => ({
  id,
  min_qty: 0,
  max_qty: maxQty,
  addon: {
    id,
    name,
    type: 'text',
    required: false,
    price: 0,
    max_length: null,
    hint: null,
    addonDropdownOptions: [],
    ...addon,
  },
});

const sku = (id: number, shape: string) => ({
  id,
  code: shape,
  sku_photo_id: null,
  in_stock: true,
  skuVariations: [{ name: shape, variation_type: { name: 'Shape' } }],
});

const coasters = {
  id: 4,
  price: 36,
  full_price: 36,
  in_stock: true,
  skus: [sku(41, 'Round'), sku(42, 'Square')],
  variations: [
    {
      id: 1,
      name: 'Shape',
      label: 'Shape',
      options: [
        { id: 1, name: 'Round', label: 'Round', swatch: null },
        { id: 2, name: 'Square', label: 'Square', swatch: null },
      ],
    },
  ],
  productAddons: [
    extra(1, 'Engraving text', { max_length: 40 }),
    extra(2, 'Lettering', {
      type: 'dropdown',
      addonDropdownOptions: [{ id: 8, name: 'Script', characters: null, font: null }],
    }),
    extra(3, 'Message', { type: 'textarea' }),
    extra(4, 'Gift wrap', { type: 'checkbox' }),
    extra(5, 'Ribbon', { type: 'colour' }),
    extra(6, 'Logo', { type: 'file' }),
    extra(7, 'Lines', {}, 3),
  ],
};

/** The server-rendered form; `awaken` hydrates it. */
async function receiveForm(props: Partial<Parameters<typeof ProductForm>[0]> = {}) {
  const searchSku = pendingActor<FoundSku, QueryCartSearchSkuArgs>();
  const addToCart = pendingActor<Cart, CartRequest>();
  const { client } = createFakeClient({});
  const actors = createAnonymousActors();
  function Machines({ children }: { children: ReactNode }) {
    const machines = use(ScreenMachinesContext);
    if (!machines) throw new Error('there are no machines');
    const options = machines(provideProductOptions).provide({ actors: { searchSku: searchSku.logic } });
    const button = machines(provideAddToCart).provide({ actors: { addToCart: addToCart.logic } });
    const pending = replaceMachines(machines, [
      [provideProductOptions, options],
      [provideAddToCart, button],
    ]);
    return <ScreenMachinesContext value={pending}>{children}</ScreenMachinesContext>;
  }
  const element = (
    <Machines>
      <ProductForm product={coasters} postage={samplePostage} onSkuChange={vi.fn()} {...props} />
    </Machines>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  const app = (
    <AppProviders
      client={client}
      i18n={setupI18n({ locale: 'en', messages: { en: {} } })}
      actors={actors}
      machines={createScreenMachines({
        host: createHostCalls(client),
        cart: actors.cart.actor,
        session: actors.session.actor,
      })}
      checkoutDraft={null}
      renderedAt="2026-01-01T00:00:00.000Z"
    >
      <RouterProvider router={router} />
    </AppProviders>
  );
  const container = document.createElement('div');
  // Renders twice, like a host that already served a page, so that lazy parts are loaded.
  renderToString(app);
  await vi.dynamicImportSettled();
  container.innerHTML = renderToString(app);
  document.body.append(container);
  return { container, searchSku, addToCart, awaken: () => render(app, { container, hydrate: true }) };
}

const field = <T extends HTMLElement = HTMLInputElement>(label: string) => screen.getByLabelText<T>(label);
const sentBy = (container: HTMLElement) => {
  const form = container.querySelector('form');
  return form ? [...new FormData(form)].map(([name, value]) => `${name}=${String(value)}`) : [];
};

beforeEach(() => document.body.replaceChildren());

test('[PRD-04] without JavaScript the form posts its values by fixed names to the cart', async () => {
  const { container } = await receiveForm({
    initial: { choices: { Shape: 'Square' }, addonValues: { 2: ['8'], 4: ['1'], 7: ['a', 'b'] }, qty: 3 },
  });
  const form = container.querySelector('form');
  expect([form?.method, form?.getAttribute('action'), form?.noValidate]).toEqual(['post', '/cart', false]);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Add to cart' });
  expect([button.type, button.name, button.value]).toEqual(['submit', 'action', 'add']);
  // The third line, which a button would add.
  const more = [...container.querySelectorAll('noscript')].map((noscript) => noscript.textContent);
  expect(more.join('').match(/name="addon-7"/g)).toHaveLength(1);
  for (const noscript of container.querySelectorAll('noscript')) noscript.remove();
  expect(sentBy(container)).toEqual([
    'product=4',
    'variation-Shape=Square',
    'addon-1=',
    'addon-2=8',
    'addon-3=',
    'addon-4=1',
    'addon-5=',
    'addon-6=',
    'addon-7=a',
    'addon-7=b',
    'qty=3',
  ]);
});

test('[PRD-07, PRD-11] values entered before hydration are kept, looked up and added to the cart', async () => {
  const { container, searchSku, addToCart, awaken } = await receiveForm();
  screen.getByLabelText<HTMLInputElement>('Round').checked = true;
  field('Engraving text').value = 'Nan & Pop';
  field<HTMLSelectElement>('Lettering').value = '8';
  field<HTMLTextAreaElement>('Message').value = 'two\nlines';
  field('Gift wrap').checked = true;
  field('White').checked = true;
  field('Quantity').value = '3';
  const before = sentBy(container);
  awaken();
  expect(sentBy(container)).toEqual(before);
  screen.getByText('9/40');
  expect(screen.getByRole('radiogroup', { name: /Shape/ }).textContent).toMatch(/^Shape\* Round/);
  const addons = [
    { id: 1, value: ['Nan & Pop'] },
    { id: 2, value: ['8'] },
    { id: 3, value: ['two\nlines'] },
    { id: 4, value: ['1'] },
    { id: 5, value: ['#ffffff'] },
  ];
  await waitFor(() => expect(searchSku.calls).toHaveLength(1));
  expect(searchSku.last().input).toEqual({
    product: 4,
    variations: [{ name: 'Shape', value: ['Round'] }],
    addons,
  });
  await searchSku.last().resolve(searchResult({ sku: 41 }));
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  await waitFor(() => expect(addToCart.calls).toHaveLength(1));
  expect(addToCart.last().input).toMatchObject({ sku: 41, qty: 3, addons });
});

test('text typed before hydration replaces the initial value, and the other initial values are kept', async () => {
  const { container, searchSku, awaken } = await receiveForm({
    initial: { choices: { Shape: 'Round' }, addonValues: { 1: ['Old'] }, qty: 2 },
  });
  field('Engraving text').value = 'New';
  awaken();
  expect(field('Engraving text').value).toBe('New');
  await waitFor(() => expect(searchSku.calls.at(-1)?.input.addons).toEqual([{ id: 1, value: ['New'] }]));
  expect(sentBy(container)).toContain('qty=2');
  await userEvent.type(field('Engraving text'), '!');
  expect(field('Engraving text').value).toBe('New!');
});

test('an invalid quantity is corrected on hydration', async () => {
  const { awaken } = await receiveForm();
  field('Quantity').value = '0';
  awaken();
  expect(field('Quantity').value).toBe('1');
});
