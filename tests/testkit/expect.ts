import { expect as playwrightExpect } from '@playwright/test';

/** Waits (ms) between the looks of `expect.poll`: Playwright's own grow to a second, in which a test does nothing. */
const LOOK_AFTER_MS = [20, 50, 100];

const poll: typeof playwrightExpect.poll = (look, options) =>
  playwrightExpect.poll(look, {
    intervals: LOOK_AFTER_MS,
    ...(typeof options === 'string' ? { message: options } : options),
  });

/** Playwright's `expect`, whose `poll` looks every tenth of a second. */
export const expect = new Proxy(playwrightExpect, {
  get: (target, name) => (name === 'poll' ? poll : Reflect.get(target, name)),
});
