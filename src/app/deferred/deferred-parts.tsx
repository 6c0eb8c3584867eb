import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Renders parts missing from server-rendered pages in their own root, outside the first script. */
export function showDeferredParts(i18n: I18n, parts: ReactNode): void {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<I18nProvider i18n={i18n}>{parts}</I18nProvider>);
}
