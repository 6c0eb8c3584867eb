import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { RenderResult } from '@testing-library/react';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { OpenScreen } from '../components/ui/open-screen.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...details: unknown[]) => {
    throw new Error(`Unexpected console.error: ${details.map(String).join(' ')}`);
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Opens links in the test's router. */
function Links({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  return <OpenScreen value={(url, opening) => void navigate(url, opening)}>{children}</OpenScreen>;
}

/**
 * Renders a component as in the app: English source strings and a router at `path`. Importing this file also
 * clears the document after each test and fails tests on console.error.
 */
export function renderWithApp(ui: ReactNode, { path = '/' }: { path?: string } = {}): RenderResult {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  return render(ui, {
    wrapper: ({ children }) => (
      <I18nProvider i18n={i18n}>
        <MemoryRouter initialEntries={[path]}>
          <Links>{children}</Links>
        </MemoryRouter>
      </I18nProvider>
    ),
  });
}
