// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offerLanguage } from './offer-language.ts';

/** A page offering the languages `shop`, in a browser that asks for `asks`. */
function visit({ preferred, shop = ['ar', 'de', 'en'] }: { preferred: string[]; shop?: string[] }) {
  const buttons = shop.map((locale) => `<button name="locale" value="${locale}">${locale}</button>`);
  document.body.innerHTML = `<form id="languages">${buttons.join('')}</form>`;
  const chosen: string[] = [];
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    chosen.push((event.submitter as HTMLButtonElement).value);
  });
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(preferred);
  vi.useFakeTimers();
  offerLanguage();
  vi.runAllTimers();
  vi.useRealTimers();
  return chosen;
}

/** The code and catalogue are transformed on first use. */
const LOADED = { timeout: 15_000 };

/** Long enough for an offer to render, since its code is already loaded. */
const modulesLoad = () => new Promise((resolve) => setTimeout(resolve, 20));

const offer = () => screen.queryByRole('complementary');

beforeEach(() => {
  document.documentElement.lang = 'en';
  localStorage.clear();
});
afterEach(() => {
  document.cookie = 'locale=; Max-Age=0';
  vi.restoreAllMocks();
});

test('[A91] a language that the browser requests is offered in that language, and chosen by a press', async () => {
  const chosen = visit({ preferred: ['ar-EG', 'en'] });
  const card = await screen.findByRole('complementary', {}, LOADED);
  expect([card.lang, card.dir]).toEqual(['ar', 'rtl']);
  expect(card.textContent).toContain('العربية');
  const accept = screen.getAllByRole('button').find((button) => card.contains(button));
  if (!accept) throw new Error('nothing to press');
  await userEvent.click(accept);
  expect(chosen).toEqual(['ar']);
});

test('[A91] a language is offered once, and can be dismissed', async () => {
  const chosen = visit({ preferred: ['de'] });
  await screen.findByRole('complementary', {}, LOADED);
  const dismiss = screen.getAllByRole('button').at(-1);
  if (!dismiss) throw new Error('nothing to press');
  await userEvent.click(dismiss);
  await waitFor(() => expect(offer()).toBeNull());
  expect(chosen).toEqual([]);
  visit({ preferred: ['de'] });
  await modulesLoad();
  expect(offer()).toBeNull();
});

test.each([
  ['who has chosen one', { preferred: ['de'] }, 'locale=en'],
  ['whose browser asks for the language of the page', { preferred: ['en-GB', 'de'] }, ''],
  ['whose languages have no translation', { preferred: ['nl', 'ja'] }, ''],
])('[A91] no language is offered to a shopper %s', async (_who, browser, cookie) => {
  document.cookie = cookie;
  visit(browser);
  await modulesLoad();
  expect(offer()).toBeNull();
});
