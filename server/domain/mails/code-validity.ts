import type { I18n } from '@lingui/core';

/** How long the code of a mail is good. */
export const codeValidity = (i18n: I18n, minutes: number): string =>
  i18n._({
    id: 'mail.code.validity',
    message: 'It is good for {minutes} minutes and works once.',
    values: { minutes },
  });
