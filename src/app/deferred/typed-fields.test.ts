// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { watchTypedFields } from './typed-fields.ts';

function pageOf(html: string) {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = html;
  const router = { state: { location: { pathname: '/contact' } } };
  const isTyped = watchTypedFields(page, router);
  const change = (selector: string, changes: Partial<HTMLInputElement>) => {
    const field = page.querySelector<HTMLInputElement>(selector);
    if (!field) throw new Error(`no ${selector}`);
    Object.assign(field, changes);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const type = (selector: string, value: string) => change(selector, { value });
  const goTo = (pathname: string) => void (router.state.location = { pathname });
  return { page, isTyped, type, change, goTo };
}

test('[GRD-11, A25] a page is dirty while a field on it contains typed text', () => {
  const { page, isTyped, type } = pageOf(
    '<form><input name="a" value="filled in"><textarea></textarea></form>',
  );
  expect(isTyped()).toBe(false);
  type('textarea', 'Hello');
  expect(isTyped()).toBe(true);
  type('textarea', '');
  expect(isTyped()).toBe(false);
  type('input', 'Ada');
  expect(isTyped()).toBe(true);
  page.querySelector('form')?.remove();
  expect(isTyped()).toBe(false);
});

test('[GRD-11, A25] text typed on a page that has been left no longer counts, even while that page is still rendered', () => {
  const { isTyped, type, goTo } = pageOf('<form><textarea></textarea></form>');
  type('textarea', 'Hello');
  goTo('/shop');
  expect(isTyped()).toBe(false);
  expect(isTyped('/contact')).toBe(true);
});

test('[A25] text in a search field does not make a page dirty', () => {
  const { isTyped, type } = pageOf('<form role="search"><input name="q"></form><input type="search">');
  type('input[name=q]', 'slate');
  type('input[type=search]', 'slate');
  expect(isTyped()).toBe(false);
});

test('[A25] a field of any kind that is changed back to its initial value is not dirty', () => {
  const { isTyped, change, type, page } = pageOf(
    `<form><input name="city" value="Bundaberg"><input type="checkbox" checked>
    <input type="radio" name="by" value="post" checked><input type="radio" name="by" value="van">
    <select><option>QLD</option><option>NSW</option></select></form>`,
  );
  change('[type=checkbox]', { checked: false });
  expect(isTyped()).toBe(true);
  change('[type=checkbox]', { checked: true });
  expect(isTyped()).toBe(false);
  change('[value=van]', { checked: true });
  expect(isTyped()).toBe(true);
  change('[value=post]', { checked: true });
  expect(isTyped()).toBe(false);
  type('select', 'NSW');
  expect(isTyped()).toBe(true);
  type('select', 'QLD');
  expect(isTyped()).toBe(false);
  type('[name=city]', '');
  expect(isTyped()).toBe(true);
  // React also sets a controlled field's default to the new value.
  page.querySelector('[name=city]')?.setAttribute('value', '');
  expect(isTyped()).toBe(true);
  type('[name=city]', 'Bundaberg');
  page.querySelector('[name=city]')?.setAttribute('value', 'Bundaberg');
  expect(isTyped()).toBe(false);
});
