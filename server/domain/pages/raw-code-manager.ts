import { isBlockShown, isWidgetShown } from '../../../src/rules/visibility.ts';
import type { Database } from '../../db/connection.ts';
import { isRowId } from '../../lib/row-id.ts';
import { runsInline, splitCode } from './inline-code.ts';
import type { CodeParts } from './inline-code.ts';
import { findRawBlock, findRawWidget } from './raw-code-store.ts';

/** Published code of the owner. */
export interface PublishedCode {
  /** The code as written. */
  code: string;
  /** Its parts if it may run in the page itself (A69); null otherwise. */
  inline: CodeParts | null;
}

const NAME = /^(widget-)?(\d{1,10})$/;

/** Finds the owner's own code. */
export class RawCodeManager {
  readonly #database: Database;
  readonly #clock: () => Date;

  constructor(input: { database: Database; clock: () => Date }) {
    this.#database = input.database;
    this.#clock = input.clock;
  }

  /**
   * Returns the code of `12`, a content block, or `widget-12`, a widget in a row; null if it is not
   * published.
   */
  async published(name: string): Promise<PublishedCode | null> {
    const [, prefix, digits] = NAME.exec(name) ?? [];
    const id = Number(digits);
    if (!isRowId(id)) return null;
    const found = prefix === undefined ? await this.#block(id) : await this.#widget(id);
    const code = found?.settings['raw_html'];
    if (!found || typeof code !== 'string') return null;
    return { code, inline: runsInline(found.settings, found.trusted) ? splitCode(code) : null };
  }

  async #block(id: number) {
    const block = await findRawBlock(this.#database, id);
    const now = this.#clock();
    return block && isBlockShown(block, now) && isWidgetShown(block.settings, now) ? block : null;
  }

  async #widget(id: number) {
    const widget = await findRawWidget(this.#database, id);
    return widget && isWidgetShown(widget.settings, this.#clock()) ? widget : null;
  }
}
