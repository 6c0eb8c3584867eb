import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Takes an empty place over as it is, and only then fills it. */
function AfterTakingOver({ children }: { children: ReactNode }) {
  const isOver = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return isOver ? children : null;
}

/**
 * Shows what no page is rendered with in a root of its own, so that the first script need not know of it. It hydrates,
 * since `createRoot` is code that no page has otherwise.
 */
export function showLateParts(i18n: I18n, parts: ReactNode): void {
  const place = document.createElement('div');
  document.body.append(place);
  hydrateRoot(
    place,
    <I18nProvider i18n={i18n}>
      <AfterTakingOver>{parts}</AfterTakingOver>
    </I18nProvider>,
  );
}
