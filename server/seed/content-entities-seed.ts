import { readFile } from 'node:fs/promises';
import type { Transaction } from 'kysely';
import { writeContent } from '../db/content-version.ts';
import type { Database } from '../db/connection.ts';
import type { Tables } from '../db/tables.ts';
import { seededPicture } from '../images/picture-reference.ts';
import { inProject } from '../lib/project-folder.ts';
import { documentSeeds } from './pages/documents.ts';
import { faqKeys, readFaqSeed } from './pages/faqs.ts';
import { personSeeds } from './pages/people.ts';
import { photoSeeds } from './pages/photos.ts';
import { redirectSeeds } from './pages/redirects.ts';
import { synonymSeeds } from './synonyms.ts';
import { markSeeded, unseeded } from './seed-log.ts';

type Handle = Transaction<Tables>;

const SEEDED_AT = '2026-10-28T00:00:00.000Z';

type Insertion = (handle: Handle) => Promise<unknown>;

/**
 * A kind of entry: its natural keys in order, and a function that prepares the insertion of the entry at an
 * index. Files are read before the transaction begins.
 */
interface EntityKind {
  kind: string;
  keys: string[];
  insertion(index: number): Promise<Insertion | null>;
}

const people: EntityKind = {
  kind: 'person',
  keys: personSeeds.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
  async insertion(index) {
    const seed = personSeeds[index];
    if (!seed) return null;
    const { firstName, lastName, title, description, portrait } = seed;
    return (handle) =>
      handle
        .insertInto('people')
        .values({
          first_name: firstName,
          last_name: lastName,
          title,
          description,
          photo_hash: seededPicture(portrait),
          sort_order: index,
        })
        .execute();
  },
};

const faqs: EntityKind = {
  kind: 'faq',
  keys: faqKeys,
  async insertion(index) {
    const key = faqKeys[index];
    if (key === undefined) return null;
    const { question, answer, group } = await readFaqSeed(key);
    return (handle) =>
      handle
        .insertInto('faqs')
        .values({ name: question, content: answer, group_slug: group, sort_order: index })
        .execute();
  },
};

const photos: EntityKind = {
  kind: 'photo',
  keys: photoSeeds.map(({ name }) => name),
  async insertion(index) {
    const seed = photoSeeds[index];
    if (!seed) return null;
    const { name, description, image } = seed;
    return (handle) =>
      handle
        .insertInto('photos')
        .values({ name, description, image_hash: seededPicture(image), sort_order: index })
        .execute();
  },
};

const documents: EntityKind = {
  kind: 'document',
  keys: documentSeeds.map(({ id }) => id),
  async insertion(index) {
    const seed = documentSeeds[index];
    if (!seed) return null;
    const content_base64 = await readFile(inProject('server', 'seed', 'documents', seed.name), 'base64');
    return (handle) =>
      handle
        .insertInto('documents')
        .values({
          id: seed.id,
          name: seed.name,
          content_type: seed.contentType,
          content_base64,
          created_at: SEEDED_AT,
        })
        .execute();
  },
};

const redirects: EntityKind = {
  kind: 'redirect',
  keys: redirectSeeds.map(({ from }) => from),
  async insertion(index) {
    const seed = redirectSeeds[index];
    if (!seed) return null;
    return async (handle) => {
      // A redirect must not hide a page of the owner.
      const page = await handle
        .selectFrom('pages')
        .select('id')
        .where('url', '=', seed.from)
        .executeTakeFirst();
      if (page) return;
      await handle
        .insertInto('redirects')
        .values({ from_path: seed.from, to_path: seed.to, created_at: SEEDED_AT })
        .onConflict((conflict) => conflict.column('from_path').doNothing())
        .execute();
    };
  },
};

const synonyms: EntityKind = {
  kind: 'synonym',
  keys: synonymSeeds.map(({ phrase }) => phrase),
  async insertion(index) {
    const seed = synonymSeeds[index];
    if (!seed) return null;
    return (handle) =>
      handle
        .insertInto('search_synonyms')
        .values({ phrase: seed.phrase, meanings: seed.meanings.join(', ') })
        .onConflict((conflict) => conflict.column('phrase').doNothing())
        .execute();
  },
};

/** Inserts people, questions, photos, documents, redirects and synonyms not seeded before. */
export async function seedContentEntities(database: Database): Promise<void> {
  for (const { kind, keys, insertion } of [people, faqs, photos, documents, redirects, synonyms]) {
    const fresh = await unseeded(database, kind, keys);
    if (fresh.size === 0) continue;
    const wanted = [...keys.entries()].filter(([, key]) => fresh.has(key));
    const insertions = await Promise.all(wanted.map(([index]) => insertion(index)));
    await writeContent(database, async (transaction) => {
      for (const insert of insertions) await insert?.(transaction);
      await markSeeded(transaction, kind, fresh);
    });
  }
}
