import { fromFlag, toFlag, toInstant } from '../../db/columns.ts';
import type { Flag, Instant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import { choicesOf, insertChoice, newestChoice } from './marketing-store.ts';

/** Whether somebody wants to hear of new products and offers. */
export interface MarketingChoice {
  opted_in: boolean;
  /** What was agreed or objected to, as it was shown. */
  text: string;
  chosen_at: Instant;
}

/** The choices of users about mails of new products and offers, each with its text and time (A13). */
export class MarketingManager {
  readonly #database: Database;
  readonly #clock: () => Date;

  constructor(input: { database: Database; clock: () => Date }) {
    this.#database = input.database;
    this.#clock = input.clock;
  }

  /** What a user chose last; null before the first choice. */
  async choiceOf(userId: number, handle: Database = this.#database): Promise<MarketingChoice | null> {
    const row = await newestChoice(handle, userId);
    return row ? choiceIn(row) : null;
  }

  /** All that a user has chosen, newest first, each with what was shown. */
  async historyOf(userId: number): Promise<MarketingChoice[]> {
    return (await choicesOf(this.#database, userId)).map(choiceIn);
  }

  /**
   * Keeps a choice, also in the caller's transaction; the same one again adds nothing. @param text as it was shown
   * @returns the choice that holds from then on
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
