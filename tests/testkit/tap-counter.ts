import type { Locator } from '@playwright/test';

/** What a shopper does with a finger: every tap and every entry into a field is one action. */
export class TapCounter {
  readonly #actions: string[] = [];

  get count(): number {
    return this.#actions.length;
  }

  /** The actions in their order, to be read when there are too many. */
  list(): string {
    return this.#actions.map((action, index) => `${index + 1} ${action}`).join('\n');
  }

  async taps(target: Locator): Promise<void> {
    this.#actions.push(`tap ${target}`);
    await target.click();
  }

  /** Types into a field, letter by letter, as a list of suggestions needs it. */
  async types(field: Locator, text: string): Promise<void> {
    this.#actions.push(`type "${text}" into ${field}`);
    await field.fill('');
    await field.pressSequentially(text);
  }

  /** Picks from a native list: one action as on a phone, whose wheel is no screen of ours. */
  async picks(list: Locator, label: string): Promise<void> {
    this.#actions.push(`pick ${label} from ${list}`);
    await list.selectOption({ label });
  }

  /** The key that a phone's keyboard has in its corner. */
  async pressesEnter(field: Locator): Promise<void> {
    this.#actions.push(`press Enter in ${field}`);
    await field.press('Enter');
  }
}
