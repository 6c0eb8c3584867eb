import type { Selectable } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { DocumentRow } from '../../db/tables/documents-tables.ts';
import type { FaqRow } from '../../db/tables/faqs-tables.ts';
import type { PersonRow } from '../../db/tables/people-tables.ts';
import type { PhotoRow } from '../../db/tables/photos-tables.ts';
import type { Listed, ListRange } from '../../lib/list-range.ts';
import { isRowId } from '../../lib/row-id.ts';
import { isRowKey } from '../../lib/row-key.ts';
import { cleanHtml } from '../../lib/clean-html.ts';
import { findDocument } from './document-store.ts';
import { listFaqs, findFaq } from './faq-store.ts';
import { listPeople, findPerson } from './person-store.ts';
import { listPhotos, findPhoto } from './photo-store.ts';

export type PersonNode = Selectable<PersonRow>;
export type PhotoNode = Selectable<PhotoRow>;
/** A question; its answer is sanitised HTML. */
export type FaqNode = Selectable<FaqRow>;
export type DocumentNode = Selectable<DocumentRow>;

const cleanFaq = (faq: FaqNode): FaqNode => ({ ...faq, content: cleanHtml(faq.content) });

/**
 * Content of pages other than products: people, photos, questions, and documents to download. Null for
 * unknown keys.
 */
export class ContentManager {
  readonly #database: Database;

  constructor(input: { database: Database }) {
    this.#database = input.database;
  }

  /** Returns the shop's staff, in the owner's order (ENT-15). */
  people(range: ListRange): Promise<Listed<PersonNode>> {
    return listPeople(this.#database, range);
  }

  async person(id: number): Promise<PersonNode | null> {
    return (isRowId(id) && (await findPerson(this.#database, id))) || null;
  }

  /** Returns the site's photos (ENT-11). */
  photos(range: ListRange): Promise<Listed<PhotoNode>> {
    return listPhotos(this.#database, range);
  }

  async photo(id: number): Promise<PhotoNode | null> {
    return (isRowId(id) && (await findPhoto(this.#database, id))) || null;
  }

  /** Returns the questions of a group, or all of them (ENT-17). */
  async faqs(group: string | null, range: ListRange): Promise<Listed<FaqNode>> {
    if (group !== null && !isRowKey(group)) return { data: [], total: 0 };
    const { data, total } = await listFaqs(this.#database, group, range);
    return { data: data.map(cleanFaq), total };
  }

  async faq(id: number): Promise<FaqNode | null> {
    const faq = isRowId(id) ? await findFaq(this.#database, id) : undefined;
    return faq ? cleanFaq(faq) : null;
  }

  /** Returns a document visitors may download. */
  async document(id: string): Promise<DocumentNode | null> {
    return (isRowKey(id) && (await findDocument(this.#database, id))) || null;
  }
}
