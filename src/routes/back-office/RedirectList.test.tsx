// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Answers } from '../../test/render-content.tsx';
import { createAnsweringClient, renderScreen } from '../../test/render-content.tsx';
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

/** Opens the redirects. */
function open(answers: Answers) {
  const { client, asked } = createAnsweringClient(answers);
  renderScreen(<RedirectList path="/cms/redirects" />, client, { path: '/cms/redirects' });
  return { timesListed: () => asked.filter((name) => name === 'BackOfficeRedirects').length };
}

const fields = () => ({
  from: screen.getByLabelText<HTMLInputElement>('Old address'),
  to: screen.getByLabelText<HTMLInputElement>('Leads to'),
  save: screen.getByRole('button', { name: 'Save the redirect' }),
});

test('the next redirect may be typed while one is being saved', async () => {
  const answer = Promise.withResolvers<unknown>();
  const { timesListed } = open({
    BackOfficeRedirects: () => listed(),
    BackOfficeRedirectSave: () => answer.promise,
  });
  const { from, to, save } = fields();
  await userEvent.type(from, '/old');
  await userEvent.type(to, '/shop');
  await userEvent.click(save);
  await userEvent.clear(from);
  await userEvent.type(from, '/older');
  answer.resolve(saved('/old'));
  await screen.findByText('/old leads on from now on');
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
