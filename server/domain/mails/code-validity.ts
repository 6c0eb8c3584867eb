import type { I18n } from '@lingui/core';

/** Says how long a mailed code is valid. */
export const codeValidity = (i18n: I18n, minutes: number): string =>
  i18n._({
    id: 'mail.code.validity',
    message: 'It is valid for {minutes} minutes and works once.',
    values: { minutes },
  });
