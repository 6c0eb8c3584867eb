import type { Transaction } from 'kysely';
import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import { writeContent } from '../../db/content-version.ts';
import type { Tables } from '../../db/tables.ts';
import type { Model } from '../../generated/contract-rules.ts';
import type { ImageLibrary } from '../../images/image-library.ts';
import type { Listed, ListRange } from '../../lib/list-range.ts';
import { invalid, notFound, refused, rollBack, success, transactionOutcome } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { isRowId } from '../../lib/row-id.ts';
import { entryOf, shownEntry, writeJoins } from './model-entries.ts';
import type { ModelData, ModelEntry } from './model-entries.ts';
import { checkRow, checkStoredRow, refuseIfUsed } from './model-checks.ts';
import type { ColumnValue, ModelDescription } from './model-description.ts';
import { insertUnder, moveUnder } from './model-tree.ts';
import { deleteLeaf } from '../groups/group-store.ts';
import {
  deleteEntry,
  insertEntry,
  isTaken,
  readNextPosition,
  findEntry,
  listShown,
  touch,
  updateEntry,
} from './model-store.ts';
import type { ModelRow } from './model-store.ts';
import { toColumnValue } from './model-values.ts';
import { models } from './models.ts';

interface ModelManagerInput {
  database: Database;
  clock: () => Date;
  images: ImageLibrary;
}

/**
 * Administrators' operations on public models, driven by their descriptions (APC-02, APC-03). The caller has
 * already checked permissions. Every write advances the content version.
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

  /** Creates an entry. Refusal: 422 VALIDATION_FAILED with the problems by field. */
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
   * Changes an entry. Refusals: 404 ENTRY_NOT_FOUND, 409 CHANGED_MEANWHILE if it was changed since
   * `updatedAt`, 422 VALIDATION_FAILED with the problems by field, GROUP_MOVE.
   * @param updatedAt as it was read; null skips the check
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

  /**
   * Enables an entry, checked like a change, or disables it without deleting it. Refusals: 404 ENTRY_NOT_FOUND,
   * 422 MODEL_NOT_SWITCHED for a model shown with its owner, VALIDATION_FAILED.
   */
  switch(model: Model, id: number, on: boolean): Promise<Outcome<null>> {
    const description = models[model];
    const { shown } = description;
    if (!shown) return Promise.resolve(invalid(refusalText('MODEL_NOT_SWITCHED')));
    return this.#write(async (transaction) => {
      const current = await this.#current(transaction, description, id);
      if (on) await checkStoredRow(transaction, description, current);
      const value = on ? shown.value : 1 - shown.value;
      await updateEntry(transaction, description, id, { [shown.column]: value });
      await this.#noteChange(transaction, description, id);
      return null;
    });
  }

  /** Deletes an entry with its parts. Refusals: 404 ENTRY_NOT_FOUND, 409 MODEL_IN_USE naming what refers to it. */
  remove(model: Model, id: number): Promise<Outcome<null>> {
    return this.#write(async (transaction) => {
      const description = models[model];
      await this.#current(transaction, description, id);
      await refuseIfUsed(transaction, description, id);
      // Before deletion, as its owner is found through it.
      await this.#noteChange(transaction, description, id);
      await (description.tree ? deleteLeaf(transaction, id) : deleteEntry(transaction, description, id));
      return null;
    });
  }

  /**
   * Adds an uploaded picture to an entry, replacing its single one or extending its list; repeating it
   * changes nothing. Refusals: 404 ENTRY_NOT_FOUND, 422 MODEL_WITHOUT_PICTURE, VALIDATION_FAILED with
   * PICTURE_UNKNOWN.
   */
  async addPhoto(
    model: Model,
    id: number,
    photo: { hash: string; name: string },
  ): Promise<Outcome<ModelEntry>> {
    const { photo: place } = models[model];
    if (!place) return invalid(refusalText('MODEL_WITHOUT_PICTURE'));
    if (!('part' in place)) return this.update(model, id, { [place.field]: photo.hash });
    const owner = isRowId(id) ? await findEntry(this.#database, models[model], id) : null;
    if (!owner) return notFound('ENTRY_NOT_FOUND');
    const part = models[place.part];
    const named = part.fields['name'] ? { name: photo.name } : {};
    const picture = this.#images.referenceTo(photo.hash) ?? photo.hash;
    const same = {
      [part.fields[place.owner]?.column ?? '']: id,
      [part.fields[place.field]?.column ?? '']: picture,
    };
    if (await isTaken(this.#database, part, same, null))
      return success(await entryOf(this.#database, models[model], owner));
    return this.create(place.part, { [place.owner]: id, [place.field]: photo.hash, ...named });
  }

  /** Returns a stored entry, enabled or not; null for an unknown one. */
  async stored(model: Model, id: number): Promise<ModelEntry | null> {
    const description = models[model];
    const row = isRowId(id) ? await findEntry(this.#database, description, id) : null;
    return row && entryOf(this.#database, description, row);
  }

  /** Returns the entries of a model without a query of its own, as shown to visitors. */
  async list(model: Model, range: ListRange): Promise<Listed<ModelEntry>> {
    const { data, total } = await listShown(this.#database, models[model], range);
    return {
      data: await Promise.all(
        data.map((row) => shownEntry(this.#database, models[model], row, this.#images)),
      ),
      total,
    };
  }

  async byId(model: Model, id: number): Promise<ModelEntry | null> {
    const [row] = (await listShown(this.#database, models[model], { id })).data;
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
    const row = isRowId(id) ? await findEntry(transaction, description, id) : null;
    return row ?? rollBack(notFound('ENTRY_NOT_FOUND').refusal);
  }

  /** Returns the columns to write, checked together with the current row; blank fields of a new entry get their defaults. */
  async #rowOf(
    transaction: Transaction<Tables>,
    description: ModelDescription,
    data: ModelData,
    current: ModelRow | null,
  ): Promise<Record<string, ColumnValue>> {
    const row: Record<string, ColumnValue> = {};
    const unknownPictures: string[] = [];
    for (const [field, column] of Object.entries(description.fields)) {
      if (current !== null && data[field] === undefined) continue;
      const value = data[field] ?? null;
      const stored = value === null ? column.blank : toColumnValue(column, value, this.#images);
      if (stored === undefined) unknownPictures.push(field);
      else
        row[column.column] =
          stored === 'last' ? await readNextPosition(transaction, description, column.column) : stored;
    }
    const now = toInstant(this.#clock());
    for (const stamp of description.stamps ?? [])
      if (current === null || stamp === 'updated_at') row[stamp] = now;
    // Only administrators write here, so their code may run in the page (A69).
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

  /** Touches `updated_at` on the entry and its owners, which pages compare to detect changes (PGR-12). */
  async #noteChange(
    transaction: Transaction<Tables>,
    description: ModelDescription,
    id: number,
  ): Promise<void> {
    if (description.stamps?.includes('updated_at'))
      await touch(transaction, description, id, toInstant(this.#clock()));
    const owner = description.partOf === undefined ? undefined : description.fields[description.partOf];
    if (!owner?.refersTo) return;
    const row = await findEntry(transaction, description, id);
    if (row) await this.#noteChange(transaction, models[owner.refersTo], Number(row[owner.column]));
  }

  async #entry(
    transaction: Transaction<Tables>,
    description: ModelDescription,
    id: number,
  ): Promise<ModelEntry> {
    return entryOf(transaction, description, await this.#current(transaction, description, id));
  }
}
