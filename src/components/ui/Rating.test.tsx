// @vitest-environment jsdom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Rating } from './Rating.tsx';

it('[A48, I18-03] the rating is formatted in the language, and the half star is mirrored in right-to-left text', () => {
  const i18n = setupI18n({ locale: 'de', messages: { de: {} } });
  render(<Rating value={3.4} />, {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  });
  const stars = screen.getByRole('img', { name: '3,5 out of 5' }).querySelectorAll('svg');
  const isMirrored = Array.from(stars, ({ classList }) => classList.contains('rtl:-scale-x-100'));
  expect(isMirrored).toEqual([false, false, false, true, false]);
});
