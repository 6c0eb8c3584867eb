// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Answers } from '../../test/render-content.tsx';
import { createAnsweringClient, renderScreen } from '../../test/render-content.tsx';
import { TranslationList } from './TranslationList.tsx';

/** A line of the menu, as the host lists it. */
const line = (name: string, words = '') => ({
  __typename: 'OwnerText',
  id: `link/${name}/name`,
  model: 'link',
  entry: 1,
  field: 'name',
  name,
  english: name,
  words,
  before: null,
  is_html: false,
  state: words === '' ? 'missing' : 'done',
});

const listed = (...data: ReturnType<typeof line>[]) => ({
  backOfficeTranslations: { __typename: 'OwnerTextList', data, total: data.length, page: 1, page_size: 20 },
});

const saved = (name: string, words: string) => ({ backOfficeTranslationSave: line(name, words) });

/** Opens the French menus. */
function open(answers: Answers) {
  const { client } = createAnsweringClient(answers);
  const path = '/cms/translations?locale=fr&area=menus';
  return renderScreen(<TranslationList path="/cms/translations" />, client, { path });
}

/** The field, the button and the words of one text. */
async function entry(name: string) {
  const words = await screen.findByLabelText<HTMLTextAreaElement>(`français: ${name} · name`);
  const item = within(words.closest('li') ?? document.body);
  return { words, item, save: item.getByRole('button', { name: /^Save/ }) };
}

test('what is typed while a translation is being saved stays, and is not called saved', async () => {
  const answer = Promise.withResolvers<unknown>();
  open({
    BackOfficeTranslations: () => listed(line('Specials')),
    BackOfficeTranslationSave: () => answer.promise,
  });
  const { words, item, save } = await entry('Specials');
  await userEvent.type(words, 'Offres');
  await userEvent.click(save);
  await userEvent.type(words, ' du jour');
  answer.resolve(saved('Specials', 'Offres'));
  await item.findByText('Translated');
  await expect.poll(() => save.getAttribute('aria-busy')).toBeNull();
  expect([words.value, item.queryByText('Saved')]).toEqual(['Offres du jour', null]);
});

test('a translation that nobody types into any more shows what the host has made of it', async () => {
  open({
    BackOfficeTranslations: () => listed(line('Specials')),
    BackOfficeTranslationSave: () => saved('Specials', 'Offres'),
  });
  const { words, item, save } = await entry('Specials');
  await userEvent.type(words, ' <b>Offres</b>');
  await userEvent.click(save);
  await item.findByText('Saved');
  expect(words.value).toBe('Offres');
});
