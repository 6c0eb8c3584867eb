// @vitest-environment jsdom
import { setupI18n } from '@lingui/core';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createAnonymousActors } from '../../app/app-actors.ts';
import { AppProviders } from '../../app/AppProviders.tsx';
import { createHostCalls } from '../../graphql/host-calls.ts';
import { createScreenMachines } from '../../state/screen-machines.ts';
import { sampleForm, sampleQuestion as question } from '../../test/form-samples.ts';
import { memoryDrafts } from '../../test/memory-drafts.ts';
import { createFakeClient } from '../../test/render-content.tsx';
import { CmsForm } from './CmsForm.tsx';

const contact = sampleForm({
  questions: [
    question('text', { name: 'name', label: 'Name' }),
    question('text', { name: 'town', label: 'Town', value: 'Bundaberg' }),
    question('textarea', { name: 'words', label: 'Words' }),
    question('checkbox', { name: 'news', label: 'News', value: '1' }),
    question('checkbox', { name: 'call', label: 'Call' }),
  ],
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test('[FRM-13] a stored draft fills only fields that were not touched before hydration', () => {
  const drafts = memoryDrafts();
  drafts.write('form', `${contact.id}:/`, { name: 'Kim', town: 'Perth', words: 'Kept', news: 1, call: 1 });
  const { client } = createFakeClient({});
  const actors = createAnonymousActors();
  const { cart, session } = { cart: actors.cart.actor, session: actors.session.actor };
  const app = (
    <AppProviders
      client={client}
      i18n={setupI18n({ locale: 'en', messages: { en: {} } })}
      actors={actors}
      machines={createScreenMachines({ host: createHostCalls(client), cart, session })}
      checkoutDraft={null}
      drafts={drafts}
      renderedAt="2026-01-01T00:00:00.000Z"
    >
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <CmsForm form={contact} /> }])} />
    </AppProviders>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(app);
  field('Words').value = 'Typed early';
  field('News').checked = false;
  render(app, { container, hydrate: true });
  expect(['Name', 'Town', 'Words'].map((label) => field(label).value)).toEqual([
    'Kim',
    'Perth',
    'Typed early',
  ]);
  expect(['News', 'Call'].map((label) => field(label).checked)).toEqual([false, true]);
});
