// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Responses } from '../../test/render-content.tsx';
import { createFakeClient, renderScreen } from '../../test/render-content.tsx';
import { memoryDrafts } from '../../test/memory-drafts.ts';
import { RedirectList } from './RedirectList.tsx';

const listed = (...paths: string[]) => ({
  backOfficeRedirects: {
    __typename: 'RedirectList',
    data: paths.map((from) => ({ __typename: 'Redirect', from, to: '/shop' })),
    total: paths.length,
    page: 1,
    page_size: 20,
  },
});

const saved = (from: string) => ({
  backOfficeRedirectSave: { __typename: 'Redirect', from, to: '/shop' },
});

/** Opens the redirects; `drafts` are those of the browser. */
function open(responses: Responses, { path = '/cms/redirects', drafts = memoryDrafts() } = {}) {
  const { client, requested } = createFakeClient(responses);
  const options = { path, drafts };
  const { unmount } = renderScreen(<RedirectList path="/cms/redirects" />, client, options);
  return { unmount, timesListed: () => requested.filter((name) => name === 'BackOfficeRedirects').length };
}

const fields = () => ({
  from: screen.getByLabelText<HTMLInputElement>('Old address'),
  to: screen.getByLabelText<HTMLInputElement>('Leads to'),
  save: screen.getByRole('button', { name: 'Save the redirect' }),
});

test('the next redirect may be typed while one is being saved', async () => {
  const response = Promise.withResolvers<unknown>();
  const { timesListed } = open({
    BackOfficeRedirects: () => listed(),
    BackOfficeRedirectSave: () => response.promise,
  });
  const { from, to, save } = fields();
  await userEvent.type(from, '/old');
  await userEvent.type(to, '/shop');
  await userEvent.click(save);
  await userEvent.clear(from);
  await userEvent.type(from, '/older');
  response.resolve(saved('/old'));
  await screen.findByText('/old is redirected from now on');
  await expect.poll(timesListed).toBe(2);
  expect([from.value, to.value]).toEqual(['/older', '/shop']);
});

test('the form of the redirects is blank once one is saved', async () => {
  open({ BackOfficeRedirects: () => listed(), BackOfficeRedirectSave: () => saved('/old') });
  const { from, to, save } = fields();
  await userEvent.type(from, '/old');
  await userEvent.type(to, '/shop');
  await userEvent.click(save);
  await expect.poll(() => [from.value, to.value]).toEqual(['', '']);
});

test('a half-typed redirect is there again when the redirects are opened again, until it is saved', async () => {
  const drafts = memoryDrafts();
  const responses = { BackOfficeRedirects: () => listed(), BackOfficeRedirectSave: () => saved('/old') };
  const { unmount } = open(responses, { drafts });
  await userEvent.type(fields().from, '/old');
  unmount();
  open(responses, { drafts });
  const { from, to, save } = fields();
  expect(from.value).toBe('/old');
  await userEvent.type(to, '/shop');
  await userEvent.click(save);
  await screen.findByText('/old is redirected from now on');
  await expect.poll(() => drafts.read('redirect', 'new')).toBeNull();
});

test('the focus stays with the redirects when one is removed, and with their place when none is left', async () => {
  let paths = ['/old', '/older'];
  open({
    BackOfficeRedirects: () => listed(...paths),
    BackOfficeRedirectDelete: ({ from }) => {
      paths = paths.filter((path) => path !== from);
      return { backOfficeRedirectDelete: { __typename: 'Acknowledgement', success: true } };
    },
  });
  for (const path of ['/old', '/older']) {
    const remove = await screen.findByRole('button', { name: `Remove the redirect of ${path}` });
    await userEvent.click(remove);
    await expect.poll(() => remove.isConnected).toBe(false);
    const list = screen.getByRole('region', { name: 'Redirects' });
    await expect.poll(() => document.activeElement).toBe(list);
    await screen.findByText('The redirect is removed');
  }
});

test('when the last entry of a later page is removed, the page before it is shown', async () => {
  let paths = Array.from({ length: 21 }, (_, index) => `/old-${index + 1}`);
  open(
    {
      BackOfficeRedirects: ({ page }) => {
        const { backOfficeRedirects } = listed(...paths);
        const first = (Number(page) - 1) * 20;
        const data = backOfficeRedirects.data.slice(first, first + 20);
        return { backOfficeRedirects: { ...backOfficeRedirects, data, page } };
      },
      BackOfficeRedirectDelete: ({ from }) => {
        paths = paths.filter((path) => path !== from);
        return { backOfficeRedirectDelete: { __typename: 'Acknowledgement', success: true } };
      },
    },
    { path: '/cms/redirects?page=2' },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the redirect of /old-21' }));
  expect(await screen.findByText('/old-20')).toBeTruthy();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('region', { name: 'Redirects' }));
});
