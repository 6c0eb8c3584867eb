import type { Transaction } from 'kysely';
import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import { writeContent } from '../../db/content-version.ts';
import type { Tables } from '../../db/tables.ts';
import type { Model } from '../../generated/contract-rules.ts';
import type { ImageLibrary } from '../../images/image-library.ts';
import type { Listed, ListRange } from '../../lib/list-range.ts';
import { invalid, notFound, refused, rollBack, transactionOutcome } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { isRowId } from '../../lib/row-id.ts';
import { entryOf, shownEntry, writeJoins } from './model-entries.ts';
import type { ModelData, ModelEntry } from './model-entries.ts';
import { checkRow, refuseIfUsed } from './model-checks.ts';
import type { Kept, ModelDescription } from './model-description.ts';
import { insertUnder, moveUnder } from './model-tree.ts';
import { deleteLeaf } from '../groups/group-store.ts';
import {
  deleteEntry,
  insertEntry,
  isTaken,
  lastPosition,
  readEntry,
  readShown,
  touch,
  updateEntry,
} from './model-store.ts';
import type { ModelRow } from './model-store.ts';
import { keptValue } from './model-values.ts';
import { models } from './models.ts';

interface ModelManagerInput {
  database: Database;
  clock: () => Date;
  images: ImageLibrary;
}

const lookUp = (model: string): ModelDescription => models[model as Model];

/**
 * What administrators do with public models, each from its description (APC-02, APC-03). Whoever calls has asked
 * already whether the caller may. Every write moves the content version.
 */
export class ModelManager {
  readonly #database: Database;
  readonly #clock: () => Date;
  readonly #images: ImageLibrary;

  constructor(input: ModelManagerInput) {
    this.#database = input.database;
    this.#clock = input.clock;
    this.#images = input.images;
  }

  /** Refusals: 422 with what is wrong by field. */
  create(model: Model, data: ModelData): Promise<Outcome<ModelEntry>> {
    return this.#write(async (transaction) => {
      const description = models[model];
      const row = await this.#rowOf(transaction, description, data, null);
      const id = description.tree
        ? await insertUnder(transaction, Number(data['parent']), row)
        : await insertEntry(transaction, description, row);
      await writeJoins(transaction, description, data, id);
      await this.#noteChange(transaction, description, id);
      return this.#entry(transaction, description, id);
    });
  }

  /**
   * Refusals: 404 for an unknown entry, 409 when it was changed since `updatedAt`, 422 with what is wrong by field.
   * @param updatedAt as it was read; null: whatever it is
   */
  update(
    model: Model,
    id: number,
    data: ModelData,
    updatedAt: string | null = null,
  ): Promise<Outcome<ModelEntry>> {
    return this.#write(async (transaction) => {
      const description = models[model];
      const current = await this.#current(transaction, description, id);
      if (updatedAt !== null && 'updated_at' in current && current['updated_at'] !== updatedAt)
        rollBack(refused(409, refusalText('CHANGED_MEANWHILE')).refusal);
      // What it may leave has changed, too.
      if (description.partOf !== undefined && data[description.partOf] !== undefined)
        await this.#noteChange(transaction, description, id);
      await updateEntry(
        transaction,
        description,
        id,
        await this.#rowOf(transaction, description, data, current),
      );
      if (description.tree && data['parent'] !== undefined)
        await moveUnder(transaction, id, Number(data['parent']), this.#clock());
      await writeJoins(transaction, description, data, id);
      await this.#noteChange(transaction, description, id);
      return this.#entry(transaction, description, id);
    });
  }

  /** Shows an entry, or hides it and keeps it. Refusals: 404, and 422 for what is shown with what it is part of. */
  switch(model: Model, id: number, on: boolean): Promise<Outcome<null>> {
    const description = models[model];
    const { shown } = description;
    if (!shown) return Promise.resolve(invalid(refusalText('MODEL_NOT_SWITCHED')));
    return this.#write(async (transaction) => {
      await this.#current(transaction, description, id);
      const value = on ? shown.value : 1 - shown.value;
      await updateEntry(transaction, description, id, { [shown.column]: value });
      await this.#noteChange(transaction, description, id);
      return null;
    });
  }

  /** Deletes an entry with its parts. Refusals: 404, and 409 with what refers to it. */
  remove(model: Model, id: number): Promise<Outcome<null>> {
    return this.#write(async (transaction) => {
      const description = models[model];
      await this.#current(transaction, description, id);
      await refuseIfUsed(transaction, description, id);
      // Before it goes: what it is part of is found through it.
      await this.#noteChange(transaction, description, id);
      await (description.tree ? deleteLeaf(transaction, id) : deleteEntry(transaction, description, id));
      return null;
    });
  }

  /**
   * Gives an entry a picture that was uploaded: its own, or one more where it has several; the same again changes
   * nothing. Refusals: 404, and 422 for a model without pictures or an unknown picture.
   */
  async addPhoto(
    model: Model,
    id: number,
    photo: { hash: string; name: string },
  ): Promise<Outcome<ModelEntry>> {
    const { photo: place } = models[model];
    if (!place) return invalid(refusalText('MODEL_WITHOUT_PICTURE'));
    if (!('part' in place)) return this.update(model, id, { [place.field]: photo.hash });
    const owner = isRowId(id) ? await readEntry(this.#database, models[model], id) : null;
    if (!owner) return notFound('ENTRY_NOT_FOUND');
    const part = models[place.part];
    const named = part.fields['name'] ? { name: photo.name } : {};
    const picture = this.#images.referenceTo(photo.hash) ?? photo.hash;
    const same = {
      [part.fields[place.owner]?.column ?? '']: id,
      [part.fields[place.field]?.column ?? '']: picture,
    };
    if (await isTaken(this.#database, part, same, null)) return this.update(model, id, {});
    return this.create(place.part, { [place.owner]: id, [place.field]: photo.hash, ...named });
  }

  /** An entry as it is kept, switched off or not; null for an unknown one. */
  async stored(model: Model, id: number): Promise<ModelEntry | null> {
    const description = models[model];
    const row = isRowId(id) ? await readEntry(this.#database, description, id) : null;
    return row && entryOf(this.#database, description, row);
  }

  /** Entries as visitors see them, of a model that has no answer of its own. */
  async list(model: Model, range: ListRange): Promise<Listed<ModelEntry>> {
    const { data, total } = await readShown(this.#database, models[model], lookUp, range);
    return {
      data: await Promise.all(
        data.map((row) => shownEntry(this.#database, models[model], row, this.#images)),
      ),
      total,
    };
  }

  async one(model: Model, id: number): Promise<ModelEntry | null> {
    const [row] = (await readShown(this.#database, models[model], lookUp, { id })).data;
    return row ? shownEntry(this.#database, models[model], row, this.#images) : null;
  }

  #write<T>(work: (transaction: Transaction<Tables>) => Promise<T>): Promise<Outcome<T>> {
    return transactionOutcome(() => writeContent(this.#database, work));
  }

  async #current(
    transaction: Transaction<Tables>,
    description: ModelDescription,
    id: number,
  ): Promise<ModelRow> {
    const row = isRowId(id) ? await readEntry(transaction, description, id) : null;
    return row ?? rollBack(notFound('ENTRY_NOT_FOUND').refusal);
  }

  /** The columns to write, looked at with what is there already; blank fields of a new entry have their presets. */
  async #rowOf(
    transaction: Transaction<Tables>,
    description: ModelDescription,
    data: ModelData,
    current: ModelRow | null,
  ): Promise<Record<string, Kept>> {
    const row: Record<string, Kept> = {};
    const unknownPictures: string[] = [];
    for (const [field, column] of Object.entries(description.fields)) {
      if (current !== null && data[field] === undefined) continue;
      const value = data[field] ?? null;
      const kept = value === null ? column.blank : keptValue(column, value, this.#images);
      if (kept === undefined) unknownPictures.push(field);
      else
        row[column.column] =
          kept === 'last' ? await lastPosition(transaction, description, column.column) : kept;
    }
    const now = toInstant(this.#clock());
    for (const stamp of description.stamps ?? [])
      if (current === null || stamp === 'updated_at') row[stamp] = now;
    // Only administrators write here, so that code of theirs may run in the page (A69).
    if (description.trusted !== undefined) row[description.trusted] = 1;
    const wanted = description.normalise?.(row) ?? row;
    await checkRow(transaction, {
      description,
      data,
      row: { ...current, ...wanted },
      current,
      unknownPictures,
    });
    if (description.tree) delete wanted['parent'];
    return wanted;
  }

  /** Whoever shows what an entry is part of asks when that was changed (section 4, Page load). */
  async #noteChange(
    transaction: Transaction<Tables>,
    description: ModelDescription,
    id: number,
  ): Promise<void> {
    if (description.stamps?.includes('updated_at'))
      await touch(transaction, description, id, toInstant(this.#clock()));
    const owner = description.partOf === undefined ? undefined : description.fields[description.partOf];
    if (!owner?.refersTo) return;
    const row = await readEntry(transaction, description, id);
    if (row) await this.#noteChange(transaction, lookUp(owner.refersTo), Number(row[owner.column]));
  }

  async #entry(
    transaction: Transaction<Tables>,
    description: ModelDescription,
    id: number,
  ): Promise<ModelEntry> {
    return entryOf(transaction, description, await this.#current(transaction, description, id));
  }
}
