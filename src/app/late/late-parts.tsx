import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Shows what no page is rendered with in a root of its own, so that the first script need not know of it. */
export function showLateParts(i18n: I18n, parts: ReactNode): void {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<I18nProvider i18n={i18n}>{parts}</I18nProvider>);
}
