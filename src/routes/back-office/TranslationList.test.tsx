// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { RestError } from '../../graphql/rest-error.ts';
import type { Responses } from '../../test/render-content.tsx';
import { createFakeClient, renderScreen } from '../../test/render-content.tsx';
import { memoryDrafts } from '../../test/memory-drafts.ts';
import { TranslationList } from './TranslationList.tsx';

/** A line of the menu, as the host lists it. */
const line = (name: string, translation = '') => ({
  __typename: 'OwnerText',
  id: `link/${name}/name`,
  model: 'link',
  entry: 1,
  field: 'name',
  name,
  english: name,
  translation,
  before: null,
  is_html: false,
  state: translation === '' ? 'missing' : 'done',
});

const listed = (...data: ReturnType<typeof line>[]) => ({
  backOfficeTranslations: { __typename: 'OwnerTextList', data, total: data.length, page: 1, page_size: 20 },
});

const saved = (name: string, translation: string) => ({ backOfficeTranslationSave: line(name, translation) });

const changedMeanwhile = (translation: string) =>
  new RestError({
    status: 409,
    text_code: 'TRANSLATION_CHANGED',
    message: `It says now: ${translation}`,
    fields: {},
  });

/** Opens the French menus; `drafts` are those of the browser. */
function open(responses: Responses, { state = '', drafts = memoryDrafts() } = {}) {
  const { client } = createFakeClient(responses);
  const path = `/cms/translations?locale=fr&area=menus&state=${state}`;
  return renderScreen(<TranslationList path="/cms/translations" />, client, { path, drafts });
}

/** The field, the button and the translation of one text. */
async function entry(name: string) {
  const translation = await screen.findByLabelText<HTMLTextAreaElement>(`français: ${name} · name`);
  const item = within(translation.closest('li') ?? document.body);
  return { translation, item, save: item.getByRole('button', { name: /^Save/ }) };
}

test('what is typed while a translation is being saved stays, and is not called saved', async () => {
  const response = Promise.withResolvers<unknown>();
  open({
    BackOfficeTranslations: () => listed(line('Specials')),
    BackOfficeTranslationSave: () => response.promise,
  });
  const { translation, item, save } = await entry('Specials');
  await userEvent.type(translation, 'Offres');
  await userEvent.click(save);
  await userEvent.type(translation, ' du jour');
  response.resolve(saved('Specials', 'Offres'));
  await item.findByText('Translated');
  await expect.poll(() => save.getAttribute('aria-busy')).toBeNull();
  expect([translation.value, item.queryByText('Saved')]).toEqual(['Offres du jour', null]);
});

test('a translation that is not being edited any more shows what the host has made of it', async () => {
  open({
    BackOfficeTranslations: () => listed(line('Specials')),
    BackOfficeTranslationSave: () => saved('Specials', 'Offres'),
  });
  const { translation, item, save } = await entry('Specials');
  await userEvent.type(translation, ' <b>Offres</b>');
  await userEvent.click(save);
  await item.findByText('Saved');
  expect(translation.value).toBe('Offres');
});

test('a text translated by another person meanwhile stays in the list of untranslated texts, with what was typed', async () => {
  const sent: unknown[] = [];
  let texts = [line('Specials'), line('Prints')];
  const list: Responses[string] = ({ state, id }) =>
    listed(...texts.filter((text) => (!state || text.state === state) && (!id || text.id === id)));
  const save: Responses[string] = ({ seen, translation }) => {
    sent.push(seen);
    if (seen !== texts[0]?.translation) return Promise.reject(changedMeanwhile('Bonnes affaires'));
    return saved('Specials', String(translation));
  };
  open({ BackOfficeTranslations: list, BackOfficeTranslationSave: save }, { state: 'missing' });
  const [specials, prints] = [await entry('Specials'), await entry('Prints')];
  await userEvent.type(prints.translation, 'Estampes');
  await userEvent.type(specials.translation, 'Offres');
  texts = [line('Specials', 'Bonnes affaires'), line('Prints')];
  await userEvent.click(specials.save);
  await specials.item.findByText('It says now: Bonnes affaires');
  await specials.item.findByText('Translated');
  expect([specials.translation.value, prints.translation.value]).toEqual(['Offres', 'Estampes']);
  await userEvent.click(specials.save);
  await specials.item.findByText('Saved');
  expect([specials.translation.value, sent]).toEqual(['Offres', ['', 'Bonnes affaires']]);
});

test('a translation that was not shown is not overwritten after another failure', async () => {
  const sent: unknown[] = [];
  let texts = [line('Specials')];
  open({
    BackOfficeTranslations: () => listed(...texts),
    BackOfficeTranslationSave: ({ seen }) => {
      sent.push(seen);
      return Promise.reject(new TypeError('Failed to fetch'));
    },
  });
  const { translation, item, save } = await entry('Specials');
  await userEvent.type(translation, 'Offres');
  texts = [line('Specials', 'Bonnes affaires')];
  for (const times of [1, 2]) {
    await userEvent.click(save);
    await expect.poll(() => sent.length).toBe(times);
    await item.findByText(/cannot reach the shop/);
  }
  expect(sent).toEqual(['', '']);
});

test('a text that cannot be requested again keeps what was typed and the reason', async () => {
  open({
    BackOfficeTranslations: ({ id }) =>
      id === undefined ? listed(line('Specials')) : Promise.reject(new TypeError('Failed to fetch')),
    BackOfficeTranslationSave: () => Promise.reject(changedMeanwhile('Bonnes affaires')),
  });
  const { translation, item, save } = await entry('Specials');
  await userEvent.type(translation, 'Offres');
  await userEvent.click(save);
  await item.findByText('It says now: Bonnes affaires');
  expect(translation.value).toBe('Offres');
});

test('a translation that was typed and not saved is there again after another filter, in its language only', async () => {
  const { goTo } = open({ BackOfficeTranslations: () => listed(line('Specials'), line('Prints')) });
  await userEvent.type((await entry('Specials')).translation, 'Offres');
  await goTo('/cms/translations?locale=de&area=menus');
  const german = await screen.findByLabelText<HTMLTextAreaElement>('Deutsch: Specials · name');
  expect(german.value).toBe('');
  await goTo('/cms/translations?locale=fr&area=menus&state=missing');
  const [specials, prints] = [await entry('Specials'), await entry('Prints')];
  expect([specials.translation.value, prints.translation.value]).toEqual(['Offres', '']);
});

test('what was typed into a translation is forgotten once it is saved or taken back', async () => {
  const drafts = memoryDrafts();
  open(
    {
      BackOfficeTranslations: () => listed(line('Specials'), line('Prints')),
      BackOfficeTranslationSave: () => saved('Specials', 'Offres'),
    },
    { drafts },
  );
  const [specials, prints] = [await entry('Specials'), await entry('Prints')];
  await userEvent.type(specials.translation, ' Offres');
  await userEvent.type(prints.translation, 'E');
  const draftOf = (name: string) => drafts.read('translation', `fr:link/${name}/name`);
  expect([draftOf('Specials'), draftOf('Prints')]).toEqual([
    { translation: ' Offres', seen: '' },
    { translation: 'E', seen: '' },
  ]);
  await userEvent.click(specials.save);
  await specials.item.findByText('Saved');
  await userEvent.clear(prints.translation);
  expect([draftOf('Specials'), draftOf('Prints')]).toEqual([null, null]);
});

test('a draft that was begun before another person translated the text does not overwrite that without a confirmation', async () => {
  const drafts = memoryDrafts();
  drafts.write('translation', 'fr:link/Specials/name', { translation: 'Offres', seen: '' });
  const theirs = line('Specials', 'Bonnes affaires');
  const sent: unknown[] = [];
  open(
    {
      BackOfficeTranslations: () => listed(theirs),
      BackOfficeTranslationSave: ({ seen }) => {
        sent.push(seen);
        if (seen !== theirs.translation) return Promise.reject(changedMeanwhile(theirs.translation));
        return saved('Specials', 'Offres');
      },
    },
    { drafts },
  );
  const { translation, item, save } = await entry('Specials');
  expect(translation.value).toBe('Offres');
  await userEvent.click(save);
  await item.findByText('It says now: Bonnes affaires');
  await userEvent.click(save);
  await item.findByText('Saved');
  expect([translation.value, sent]).toEqual(['Offres', ['', 'Bonnes affaires']]);
});
