import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeContent } from '../../db/content-version.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';
import { exportTexts, importTexts } from './translation-file.ts';
import type { TranslationFile } from './translation-file.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** A question of the owner's, and what is done with it. */
interface Question {
  /** What an administrator writes on the screen. */
  writes(translation: string, more?: { seen?: string; english?: string }): Promise<void>;
  /** The owner changes its English. */
  becomes(english: string): Promise<void>;
  /** Its translation and state in the shop. */
  now(): Promise<[translation: string | undefined, state: string | undefined]>;
  /** What an external translator changes in the file. */
  editIn(file: TranslationFile, edit: { translation?: string; state?: 'done' }): void;
}

async function newQuestion(english: string): Promise<Question> {
  const { database, translationEditor } = world.services;
  const { id } = await writeContent(database, (transaction) =>
    transaction
      .insertInto('faqs')
      .values({ name: english, content: '', group_slug: null, sort_order: 0 })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const key = { model: 'faq', entry: id, field: 'name' };
  const isThis = (text: { model: string; entry: number; field: string }) =>
    text.model === key.model && text.entry === id && text.field === key.field;
  return {
    async writes(translation, more) {
      const given = { locale: 'fr', ...key, english, seen: null, translation, ...more } as const;
      expect(await translationEditor.save(given)).toMatchObject({ ok: true });
    },
    async becomes(name) {
      await writeContent(database, (transaction) =>
        transaction.updateTable('faqs').set({ name }).where('id', '=', id).execute(),
      );
    },
    async now() {
      const text = (await translationEditor.all('fr')).find(isThis);
      return [text?.translation, text?.state];
    },
    editIn: (file, edit) => Object.assign(file.texts.find(isThis) ?? {}, edit),
  };
}

const exported = () => exportTexts(world.services.translationEditor, 'fr');
const imported = (file: TranslationFile) =>
  importTexts(world.services.translationEditor, JSON.parse(JSON.stringify(file)));

describe('importing translations', () => {
  it('stores what the translator has written, corrected or deleted', async () => {
    const fresh = await newQuestion('Fresh?');
    const wrong = await newQuestion('Wrong?');
    const surplus = await newQuestion('Surplus?');
    await wrong.writes('Fou ?');
    await surplus.writes('De trop ?');
    const file = await exported();
    fresh.editIn(file, { translation: 'Frais ?' });
    wrong.editIn(file, { translation: 'Faux ?' });
    surplus.editIn(file, { translation: '' });
    expect(await imported(file)).toEqual({ stored: 3, problems: [] });
    expect(await fresh.now()).toEqual(['Frais ?', 'done']);
    expect(await wrong.now()).toEqual(['Faux ?', 'done']);
    expect(await surplus.now()).toEqual(['', 'missing']);
    expect(await imported(file)).toEqual({ stored: 0, problems: [] });
  });

  it('leaves what was translated in the shop since the export, if the translator has not changed it', async () => {
    const fresh = await newQuestion('Is it new?');
    const wrong = await newQuestion('Is it wrong?');
    await wrong.writes('Est-ce fou ?');
    const file = await exported();
    await fresh.writes('Est-ce nouveau ?');
    await wrong.writes('Est-ce faux ?');
    expect(await imported(file)).toEqual({ stored: 0, problems: [] });
    expect(await fresh.now()).toEqual(['Est-ce nouveau ?', 'done']);
    expect(await wrong.now()).toEqual(['Est-ce faux ?', 'done']);
  });

  it('names a text that the shop and the translator have both changed, and stores the others', async () => {
    const disputed = await newQuestion('Whose?');
    const other = await newQuestion('Who else?');
    await disputed.writes('De qui ?');
    const file = await exported();
    await disputed.writes('À qui ?');
    disputed.editIn(file, { translation: 'Celui de qui ?' });
    other.editIn(file, { translation: 'Qui d’autre ?' });
    expect(await imported(file)).toEqual({
      stored: 1,
      problems: [expect.stringMatching(/^faq\/\d+\/name: .*À qui \?/)],
    });
    expect(await disputed.now()).toEqual(['À qui ?', 'done']);
    expect(await other.now()).toEqual(['Qui d’autre ?', 'done']);
  });

  it('confirms a stale translation that the translator marks as done, for the English in the file only', async () => {
    const confirmed = await newQuestion('What colour?');
    const untouched = await newQuestion('What size?');
    const changed = await newQuestion('What weight?');
    const all = [confirmed, untouched, changed];
    for (const question of all) {
      await question.writes('Quoi ?');
      await question.becomes('What exactly?');
    }
    const file = await exported();
    confirmed.editIn(file, { state: 'done' });
    changed.editIn(file, { state: 'done' });
    await changed.becomes('What else?');
    expect(await imported(file)).toEqual({ stored: 1, problems: [] });
    expect(await Promise.all(all.map((question) => question.now()))).toEqual([
      ['Quoi ?', 'done'],
      ['Quoi ?', 'stale'],
      ['Quoi ?', 'stale'],
    ]);
  });
});

it('a file that is no export is refused with its first error', async () => {
  const file = await exported();
  for (const text of file.texts.slice(1, 2)) Object.assign(text, { state: 'translated' });
  expect(await imported(file)).toEqual({
    stored: 0,
    problems: [expect.stringContaining('/texts/1/state must be equal to one of the allowed values')],
  });
});
