import { fromFlag, toFlag, toInstant } from '../../db/columns.ts';
import type { Flag, Instant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import { listMarketingChoices, insertChoice, findNewestChoice } from './marketing-store.ts';

/** Whether a user agreed to mails about new products and offers. */
export interface MarketingChoice {
  opted_in: boolean;
  /** The text agreed or objected to, as shown. */
  text: string;
  chosen_at: Instant;
}

/** Users' choices about mails on new products and offers, each with its text and time (A13). */
export class MarketingManager {
  readonly #database: Database;
  readonly #clock: () => Date;

  constructor(input: { database: Database; clock: () => Date }) {
    this.#database = input.database;
    this.#clock = input.clock;
  }

  /** Returns a user's latest choice; null before the first. */
  async choiceOf(userId: number, handle: Database = this.#database): Promise<MarketingChoice | null> {
    const row = await findNewestChoice(handle, userId);
    return row ? choiceIn(row) : null;
  }

  /** Returns all choices of a user, newest first, each with the text shown. */
  async historyOf(userId: number): Promise<MarketingChoice[]> {
    return (await listMarketingChoices(this.#database, userId)).map(choiceIn);
  }

  /**
   * Stores a choice, in the caller's transaction if given; repeating the current choice adds nothing.
   * @param given `text` as it was shown
   * @returns the choice now in force
   */
  async choose(
    userId: number,
    given: { optedIn: boolean; text: string },
    handle: Database = this.#database,
  ): Promise<MarketingChoice> {
    const choice = { opted_in: given.optedIn, text: given.text.trim(), chosen_at: toInstant(this.#clock()) };
    const last = await this.choiceOf(userId, handle);
    if (last && last.opted_in === choice.opted_in && last.text === choice.text) return last;
    await insertChoice(handle, { ...choice, user_id: userId, opted_in: toFlag(choice.opted_in) });
    return choice;
  }
}

function choiceIn(row: { opted_in: Flag; text: string; chosen_at: Instant }): MarketingChoice {
  return { opted_in: fromFlag(row.opted_in), text: row.text, chosen_at: row.chosen_at };
}
