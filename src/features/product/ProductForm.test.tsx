// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { use } from 'react';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { ScreenMachinesContext } from '../../state/screen-machines.ts';
import type { Cart } from '../../graphql/generated/types.ts';
import { RefusedError } from '../../lib/failure.ts';
import type { CartRequest } from '../../machines/addToCart/addToCart.machine.ts';
import { cartItem, cartResponse } from '../../machines/cart/cart.fixtures.ts';
import type { UploadedFile } from '../../machines/fileUpload/fileUpload.machine.ts';
import { searchResult } from '../../machines/productOptions/product.fixtures.ts';
import { pendingActor } from '../../machines/testing/pending-actor.ts';
import { samplePostage } from '../../test/content-samples.ts';
import { memoryDrafts } from '../../test/memory-drafts.ts';
import { createFakeClient, renderScreen } from '../../test/render-content.tsx';
import type { AddonField_ProductAddonFragment } from './AddonField.generated.ts';
import { provideAddToCart, provideFileUpload, provideProductOptions } from './product-actors.ts';
import { ProductForm } from './ProductForm.tsx';
import { replaceMachines } from '../../test/replace-machines.ts';
import type { EditedLine } from './use-edited-line.ts';

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

// jsdom has no layout.
beforeAll(() => void (Element.prototype.scrollIntoView = () => undefined));
afterAll(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

/**
 * A coaster with three extras in its real form, once the code of the last one is there; the test completes
 * adding and uploading.
 */
async function showForm(props: Partial<Parameters<typeof ProductForm>[0]> = {}, drafts = memoryDrafts()) {
  const addToCart = pendingActor<Cart, CartRequest>();
  const upload = pendingActor<UploadedFile, File | null>();
  function Machines({ children }: { children: ReactNode }) {
    const machines = use(ScreenMachinesContext);
    if (!machines) throw new Error('there are no machines');
    const options = machines(provideProductOptions).provide({
      actors: { searchSku: fromPromise(() => Promise.resolve(searchResult({ sku: 41 }))) },
    });
    const button = machines(provideAddToCart).provide({ actors: { addToCart: addToCart.logic } });
    const file = machines(provideFileUpload).provide({ actors: { upload: upload.logic } });
    const pending = replaceMachines(machines, [
      [provideProductOptions, options],
      [provideAddToCart, button],
      [provideFileUpload, file],
    ]);
    return <ScreenMachinesContext value={pending}>{children}</ScreenMachinesContext>;
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
      <ProductForm product={product} postage={samplePostage} onSkuChange={vi.fn()} {...props} />
    </Machines>,
    createFakeClient({}).client,
    { drafts },
  );
  await screen.findByLabelText('Logo');
  const add = async () => {
    const before = addToCart.calls.length;
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
    await expect.poll(() => addToCart.calls.length).toBe(before + 1);
  };
  const refuse = (fields: Record<string, string>) =>
    act(() => addToCart.last().reject(new RefusedError({ status: 422, message: 'Please check', fields })));
  const finishUpload = (id: string) =>
    act(() => upload.last().resolve({ id, name: 'logo.svg', cart: cartResponse() }));
  const accept = (cart: Cart = cartResponse()) => act(() => addToCart.last().resolve(cart));
  return { add, accept, refuse, finishUpload, addToCart, upload, drafts };
}

const isMarked = (label: string) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true';

test('[PRD-11, A54] add-ons that the host refuses are marked, each until it changes', async () => {
  const { add, refuse } = await showForm();
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

test('[ATC-07] values refused before hydration are in the form, with the reason until they are changed', async () => {
  const failure = {
    reason: 'refused',
    message: 'Please check',
    textCode: null,
    fields: { 'addons.1': 'Not these letters' },
  } as const;
  const values = { choices: {}, addonValues: { 1: ['Ada'], 2: ['Hello'] }, qty: 3 };
  const { add, addToCart } = await showForm({ refused: { failure, values } });
  expect(screen.getByLabelText<HTMLInputElement>('Engraving').value).toBe('Ada');
  expect(['Engraving', 'Gift note'].map(isMarked)).toEqual([true, false]);
  screen.getByText('Not these letters');
  screen.getByText('Please check');
  await userEvent.type(screen.getByLabelText('Engraving'), '!');
  expect(isMarked('Engraving')).toBe(false);
  await add();
  expect(addToCart.last().input.qty).toBe(3);
});

test('[A55] a file that the host has lost is sent again from the page, and added with its new id', async () => {
  const { add, refuse, finishUpload, addToCart, upload } = await showForm();
  const logo = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });
  await userEvent.upload(screen.getByLabelText('Logo'), logo);
  await finishUpload('lost-lost-lost-lost');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await add();
  await refuse({ 'addons.3': 'Please upload the file again' });
  expect(isMarked('Logo')).toBe(true);
  screen.getByText('Please upload the file again');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect([upload.calls.length, upload.last().input]).toEqual([2, logo]);
  await finishUpload('file-file-file-file');
  expect(screen.queryByText('Please upload the file again')).toBeNull();
  await add();
  expect(addToCart.last().input.addons).toEqual([{ id: 3, value: ['file-file-file-file'] }]);
});

test('[A55] the message about a too large file stays until the earlier file is removed', async () => {
  const { finishUpload } = await showForm();
  const field = screen.getByLabelText('Logo');
  await userEvent.upload(field, new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }));
  await finishUpload('file-file-file-file');
  const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' });
  await userEvent.upload(field, large);
  screen.getByText(/larger than 10 MB/);
  await userEvent.click(screen.getByRole('button', { name: 'Remove logo.svg' }));
  expect(screen.queryByText(/larger than 10 MB/)).toBeNull();
});

const withCoaster = cartResponse({ items: [cartItem({ sku_id: 41, product_name: 'Coaster' })] });

test('[ATC-01, A55] an added item is reported, and its text and file are cleared from the form', async () => {
  const { add, accept, finishUpload, addToCart, drafts } = await showForm();
  await userEvent.type(screen.getByLabelText('Engraving'), 'Ava');
  await userEvent.upload(screen.getByLabelText('Logo'), new File(['<svg/>'], 'logo.svg'));
  await finishUpload('file-file-file-file');
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  expect(drafts.read('product', '4')).toEqual({ choices: {}, addonValues: { 1: ['Ava'] }, qty: 2 });
  await add();
  expect(addToCart.last().input).toMatchObject({ qty: 2, addons: [{ id: 1 }, { id: 3 }] });
  await accept(withCoaster);
  expect(drafts.read('product', '4')).toBeNull();
  await screen.findByText('Added: Coaster, ‘Ava’');
  expect(screen.getByLabelText('Engraving')).toHaveProperty('value', '');
  expect(document.activeElement).toBe(screen.getByLabelText('Engraving'));
  expect(screen.queryByRole('button', { name: 'Remove logo.svg' })).toBeNull();
  expect(screen.getByLabelText('Quantity')).toHaveProperty('value', '1');
});

test('text typed for the next item while one is being added stays, also after a reload', async () => {
  const { add, accept, drafts } = await showForm();
  await userEvent.type(screen.getByLabelText('Engraving'), 'Ada');
  await userEvent.type(screen.getByLabelText('Gift note'), 'Hello');
  await add();
  await userEvent.clear(screen.getByLabelText('Engraving'));
  await userEvent.type(screen.getByLabelText('Engraving'), 'Ben');
  await accept(withCoaster);
  expect(screen.getByLabelText('Gift note')).toHaveProperty('value', '');
  cleanup();
  await showForm({}, drafts);
  expect(screen.getByLabelText('Engraving')).toHaveProperty('value', 'Ben');
  expect(screen.getByLabelText('Gift note')).toHaveProperty('value', '');
});

test('[ATC-03] the button is busy while a press waits for the lookup, and typing cancels the press', async () => {
  const { addToCart } = await showForm();
  const engraving = screen.getByLabelText('Engraving');
  const button = screen.getByRole('button', { name: 'Add to cart' });
  await userEvent.type(engraving, 'Ava{Enter}');
  expect(button.getAttribute('aria-busy')).toBe('true');
  await userEvent.type(engraving, ' and');
  expect(button.getAttribute('aria-busy')).toBeNull();
  await userEvent.type(engraving, ' Ben{Enter}');
  await expect.poll(() => addToCart.calls).toHaveLength(1);
  expect(addToCart.last().input.addons).toEqual([{ id: 1, value: ['Ava and Ben'] }]);
});

test('[ATC-03] pressing again warns before an item without text is added', async () => {
  const { add, accept, addToCart } = await showForm();
  await userEvent.type(screen.getByLabelText('Engraving'), 'Ava');
  await add();
  await accept(withCoaster);
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  await screen.findByText(/is in your cart already/);
  expect(addToCart.calls).toHaveLength(1);
  await add();
  expect(addToCart.last().input.addons).toEqual([]);
});

test('reports what its items would add to the cart total: nothing once added, until the next is begun', async () => {
  const onTotalChange = vi.fn<(dollars: number) => void>();
  const { add, accept } = await showForm({ onTotalChange });
  const total = () => onTotalChange.mock.lastCall?.[0];
  expect(total()).toBe(12.5);
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  await expect.poll(() => total()).toBe(25);
  await add();
  await accept(withCoaster);
  expect(total()).toBe(0);
  await userEvent.type(screen.getByLabelText('Engraving'), 'A');
  expect(total()).toBe(25);
});

const lineOf = (text: string, qty = 3) => {
  const engraving = { id: 1, name: 'Engraving', value: [text], input: [text], files: [] };
  return cartItem({ id: 7, sku_id: 41, qty, addons: [engraving] });
};

const edited = (over: Partial<EditedLine> = {}, qty = 3): EditedLine => ({
  id: 7,
  line: lineOf('Olivr', qty),
  opened: 'as it is',
  isGone: false,
  isChanged: false,
  reopen: () => undefined,
  ...over,
});

test('[CRT-01] a cart line fills the form, and is saved in its place', async () => {
  const { accept, addToCart, drafts } = await showForm({ edited: edited() });
  expect(screen.getByLabelText('Engraving')).toHaveProperty('value', 'Olivr');
  expect(screen.getByLabelText('Quantity')).toHaveProperty('value', '3');
  await userEvent.type(screen.getByLabelText('Engraving'), '{Backspace}er');
  expect(drafts.read('line', '7')).toMatchObject({ addonValues: { 1: ['Oliver'] } });
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await expect.poll(() => addToCart.calls).toHaveLength(1);
  expect(addToCart.last().input).toMatchObject({
    sku: 41,
    qty: 3,
    addons: [{ id: 1, value: ['Oliver'] }],
    line: 7,
  });
  await accept(withCoaster);
  expect(drafts.read('line', '7')).toBeNull();
});

test('what is typed while a line is being saved stays in the form, and is a change of what was saved', async () => {
  const reopen = vi.fn<EditedLine['reopen']>();
  const { accept, addToCart, drafts } = await showForm({ edited: edited({ reopen }) });
  await userEvent.type(screen.getByLabelText('Engraving'), '{Backspace}er');
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await expect.poll(() => addToCart.calls).toHaveLength(1);
  await userEvent.type(screen.getByLabelText('Engraving'), '!');
  await userEvent.click(screen.getByRole('button', { name: 'One less' }));
  const saved = lineOf('Oliver', 4);
  await accept(cartResponse({ items: [saved] }));
  expect(screen.getByLabelText('Engraving')).toHaveProperty('value', 'Oliver!');
  expect(reopen).toHaveBeenCalledWith(saved);
  cleanup();
  await showForm({ edited: edited({ line: saved }) }, drafts);
  expect(screen.getByLabelText('Engraving')).toHaveProperty('value', 'Oliver!');
  expect(screen.getByLabelText('Quantity')).toHaveProperty('value', '3');
});

test('a draft of a line takes from it whatever it has not changed itself', async () => {
  const { drafts } = await showForm({ edited: edited() });
  await userEvent.type(screen.getByLabelText('Engraving'), '{Backspace}er');
  cleanup();
  await showForm({ edited: edited({}, 5) }, drafts);
  expect(screen.getByLabelText('Engraving')).toHaveProperty('value', 'Oliver');
  expect(screen.getByLabelText('Quantity')).toHaveProperty('value', '5');
  expect(drafts.read('line', '7')).toMatchObject({ of: 'as it is' });
});

test('what was emptied in a line stays empty after a reload', async () => {
  const { drafts } = await showForm({ edited: edited() });
  await userEvent.clear(screen.getByLabelText('Engraving'));
  cleanup();
  await showForm({ edited: edited() }, drafts);
  expect(screen.getByLabelText('Quantity')).toHaveProperty('value', '3');
  expect(screen.getByLabelText('Engraving')).toHaveProperty('value', '');
});

test('[CRT-06] shows that a line was changed by another tab, or no longer exists', async () => {
  await showForm({ edited: edited({ isChanged: true }) });
  await screen.findByText('This has been changed meanwhile');
  cleanup();
  await showForm({ edited: edited({ line: null, isGone: true }) });
  await screen.findByText('This is not in your cart any more');
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeTruthy();
});

test('[PRD-11, ERR-13] a refused press focuses the first wrong field, once for each press', async () => {
  const { add, refuse } = await showForm();
  await userEvent.type(screen.getByLabelText('Gift note'), 'Hello');
  await add();
  await refuse({ 'addons.2': 'Not this note' });
  expect(document.activeElement).toBe(screen.getByLabelText('Gift note'));
  await userEvent.click(screen.getByLabelText('Engraving'));
  expect(document.activeElement).toBe(screen.getByLabelText('Engraving'));
});
