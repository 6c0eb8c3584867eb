// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { use } from 'react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { ScreenMachinesContext } from '../../state/screen-machines.ts';
import type { Cart } from '../../graphql/generated/types.ts';
import { Refusal } from '../../lib/failure.ts';
import type { CartAddition } from '../../machines/addToCart/addToCart.machine.ts';
import { wireCart } from '../../machines/cart/cart.fixtures.ts';
import type { UploadedFile } from '../../machines/fileUpload/fileUpload.machine.ts';
import { searchResult } from '../../machines/productOptions/product.fixtures.ts';
import { heldWork } from '../../machines/testing/held-work.ts';
import { createAnsweringClient, renderScreen } from '../../test/render-content.tsx';
import type { AddonField_ProductAddonFragment } from './AddonField.generated.ts';
import { ProductForm } from './ProductForm.tsx';

const extra = (id: number, name: string, type: string): AddonField_ProductAddonFragment => ({
  id,
  min_qty: 0,
  max_qty: 1,
  addon: {
    id,
    name,
    type,
    required: false,
    price: 0,
    max_length: null,
    hint: null,
    addonDropdownOptions: [],
  },
});

/** A coaster with three extras, in its real form; what the host says to adding and to files is held. */
function showForm() {
  const addToCart = heldWork<Cart, CartAddition>();
  const upload = heldWork<UploadedFile, File | null>();
  function Machines({ children }: { children: ReactNode }) {
    const machines = use(ScreenMachinesContext);
    if (!machines) throw new Error('there are no machines');
    const held = {
      ...machines,
      productOptions: machines.productOptions.provide({
        actors: { searchSku: fromPromise(() => Promise.resolve(searchResult({ sku: 41 }))) },
      }),
      addToCart: machines.addToCart.provide({ actors: { addToCart: addToCart.logic } }),
      fileUpload: machines.fileUpload.provide({ actors: { upload: upload.logic } }),
    };
    return <ScreenMachinesContext value={held}>{children}</ScreenMachinesContext>;
  }
  const product = {
    id: 4,
    price: 12.5,
    full_price: 12.5,
    in_stock: true,
    skus: [{ id: 41, code: 'C', sku_photo_id: null, in_stock: true, skuVariations: [] }],
    variations: [],
    productAddons: [extra(1, 'Engraving', 'text'), extra(2, 'Gift note', 'text'), extra(3, 'Logo', 'file')],
  };
  renderScreen(
    <Machines>
      <ProductForm product={product} onSkuChange={vi.fn()} />
    </Machines>,
    createAnsweringClient({}).client,
  );
  const add = async () => {
    const before = addToCart.calls.length;
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
    await vi.waitFor(() => expect(addToCart.calls.length).toBe(before + 1));
  };
  const refuse = (fields: Record<string, string>) =>
    act(() => addToCart.last().reject(new Refusal({ status: 422, message: 'Please check', fields })));
  const keep = (id: string) => act(() => upload.last().resolve({ id, name: 'logo.svg', cart: wireCart() }));
  return { add, refuse, keep, addToCart, upload };
}

const isMarked = (label: string) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true';

test('[PRD-11, A54] the extras that the host refuses are marked, each until it changes', async () => {
  const { add, refuse } = showForm();
  await userEvent.type(screen.getByLabelText('Engraving'), 'Ada');
  await userEvent.type(screen.getByLabelText('Gift note'), 'Hello');
  await add();
  await refuse({ 'addons.1': 'Not these letters', 'addons.2': 'Not this note' });
  expect(['Engraving', 'Gift note', 'Logo'].map(isMarked)).toEqual([true, true, false]);
  screen.getByText('Not these letters');
  await userEvent.type(screen.getByLabelText('Engraving'), '!');
  expect(['Engraving', 'Gift note'].map(isMarked)).toEqual([false, true]);
  screen.getByText('Not this note');
});

test('[A55] a file that the host has no more is sent again from the page, and added with its new id', async () => {
  const { add, refuse, keep, addToCart, upload } = showForm();
  const logo = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });
  await userEvent.upload(screen.getByLabelText('Logo'), logo);
  await keep('lost-lost-lost-lost');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await add();
  await refuse({ 'addons.3': 'Please upload the file again' });
  expect(isMarked('Logo')).toBe(true);
  screen.getByText('Please upload the file again');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect([upload.calls.length, upload.last().input]).toEqual([2, logo]);
  await keep('kept-kept-kept-kept');
  expect(screen.queryByText('Please upload the file again')).toBeNull();
  await add();
  expect(addToCart.last().input.addons).toEqual([{ id: 3, value: ['kept-kept-kept-kept'] }]);
});

test('[A55] a file that is too large is said to be so until the one before it is removed', async () => {
  const { keep } = showForm();
  const field = screen.getByLabelText('Logo');
  await userEvent.upload(field, new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }));
  await keep('kept-kept-kept-kept');
  const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' });
  await userEvent.upload(field, large);
  screen.getByText(/larger than 10 MB/);
  await userEvent.click(screen.getByRole('button', { name: 'Remove logo.svg' }));
  expect(screen.queryByText(/larger than 10 MB/)).toBeNull();
});
