import type { Transaction } from 'kysely';
import { writeContent } from '../db/content-version.ts';
import type { Database } from '../db/connection.ts';
import type { Tables } from '../db/tables.ts';
import { seededPicture } from '../images/picture-reference.ts';
import { documentSeeds } from './pages/documents.ts';
import { faqSeeds } from './pages/faqs.ts';
import { personSeeds } from './pages/people.ts';
import { photoSeeds } from './pages/photos.ts';
import { redirectSeeds } from './pages/redirects.ts';
import { markSeeded, unseeded } from './seed-log.ts';

type Handle = Transaction<Tables>;

const SEEDED_AT = '2026-10-28T00:00:00.000Z';

/** One kind of entry: its natural keys in their order, and how the entry at a place of that order is inserted. */
interface EntityKind {
  kind: string;
  keys: string[];
  insert(handle: Handle, index: number): Promise<unknown>;
}

const people: EntityKind = {
  kind: 'person',
  keys: personSeeds.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
  async insert(handle, index) {
    const seed = personSeeds[index];
    if (!seed) return;
    const { firstName, lastName, title, description, portrait } = seed;
    await handle
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
  keys: faqSeeds.map(({ key }) => key),
  async insert(handle, index) {
    const seed = faqSeeds[index];
    if (!seed) return;
    await handle
      .insertInto('faqs')
      .values({ name: seed.question, content: seed.answer, group_slug: seed.group, sort_order: index })
      .execute();
  },
};

const photos: EntityKind = {
  kind: 'photo',
  keys: photoSeeds.map(({ name }) => name),
  async insert(handle, index) {
    const seed = photoSeeds[index];
    if (!seed) return;
    const { name, description, image } = seed;
    await handle
      .insertInto('photos')
      .values({ name, description, image_hash: seededPicture(image), sort_order: index })
      .execute();
  },
};

const documents: EntityKind = {
  kind: 'document',
  keys: documentSeeds.map(({ id }) => id),
  async insert(handle, index) {
    const seed = documentSeeds[index];
    if (!seed) return;
    await handle
      .insertInto('documents')
      .values({
        id: seed.id,
        name: seed.name,
        content_type: seed.contentType,
        content_base64: seed.content().toString('base64'),
        created_at: SEEDED_AT,
      })
      .execute();
  },
};

const redirects: EntityKind = {
  kind: 'redirect',
  keys: redirectSeeds.map(({ from }) => from),
  async insert(handle, index) {
    const seed = redirectSeeds[index];
    if (!seed) return;
    await handle
      .insertInto('redirects')
      .values({ from_path: seed.from, to_path: seed.to, created_at: SEEDED_AT })
      .onConflict((conflict) => conflict.column('from_path').doNothing())
      .execute();
  },
};

/** People, questions, photos, documents and redirects that were never there. */
export async function seedContentEntities(database: Database): Promise<void> {
  for (const { kind, keys, insert } of [people, faqs, photos, documents, redirects]) {
    const fresh = await unseeded(database, kind, keys);
    if (fresh.size === 0) continue;
    await writeContent(database, async (transaction) => {
      for (const [index, key] of keys.entries()) if (fresh.has(key)) await insert(transaction, index);
      await markSeeded(transaction, kind, fresh);
    });
  }
}
