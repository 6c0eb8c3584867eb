import type { Locator } from '@playwright/test';

/** Counts a shopper's actions: every tap and every input into a field. */
export class TapCounter {
  readonly #actions: string[] = [];

  get count(): number {
    return this.#actions.length;
  }

  /** The actions in order, for the failure message. */
  list(): string {
    return this.#actions.map((action, index) => `${index + 1} ${action}`).join('\n');
  }

  async taps(target: Locator): Promise<void> {
    this.#actions.push(`tap ${target}`);
    await target.click();
  }

  /** Types letter by letter, as suggestions require. */
  async types(field: Locator, text: string): Promise<void> {
    this.#actions.push(`type "${text}" into ${field}`);
    await field.fill('');
    await field.pressSequentially(text);
  }

  /** Selects from a native list: one action, since a phone shows it outside of the page. */
  async picks(list: Locator, label: string): Promise<void> {
    this.#actions.push(`pick ${label} from ${list}`);
    await list.selectOption({ label });
  }

  /** Presses the Enter key of a phone's keyboard. */
  async pressesEnter(field: Locator): Promise<void> {
    this.#actions.push(`press Enter in ${field}`);
    await field.press('Enter');
  }
}
