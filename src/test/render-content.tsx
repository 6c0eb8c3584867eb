import { ApolloLink } from '@apollo/client';
import type { ApolloClient } from '@apollo/client';
import { setupI18n } from '@lingui/core';
import type { RenderResult } from '@testing-library/react';
import { render } from '@testing-library/react';
import { Observable } from 'rxjs';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { RouteObject } from 'react-router';
import { createActor } from 'xstate';
import type { Actor } from 'xstate';
import { createAnonymousActors } from '../app/app-actors.ts';
import { AppProviders } from '../app/AppProviders.tsx';
import { createHostCalls } from '../graphql/host-calls.ts';
import { pictureUrl } from './picture-url.ts';
import { PageError } from '../app/PageError.tsx';
import { createScreenMachines } from '../state/screen-machines.ts';
import { typePolicies } from '../app/type-policies.ts';
import { createApolloClient } from '../graphql/client.ts';
import { createRouteContext } from '../graphql/route-context.ts';
import type { Drafts } from '../lib/storage/drafts.ts';
import { sessionMachine } from '../machines/session/session.machine.ts';
import { PageParamsContext, readPageParams } from '../widgets/page-params.ts';
import { prepareWidgets } from '../page/load-page.ts';
import { widgetsOf } from '../page/page-blocks.ts';
import { CmsPage } from '../page/CmsPage.tsx';
import type { CmsPage_PageFragment } from '../page/CmsPage.generated.ts';
import { sampleBlock, samplePage } from './content-samples.ts';
import './render.tsx';

/** Responses of a fake host by operation name; a missing name is a failure. */
export type Responses = Record<string, (variables: Record<string, unknown>) => unknown>;

interface ContentOptions {
  responses?: Responses;
  loggedIn?: boolean;
  /** Session to use; `loggedIn` creates one that never changes. */
  session?: Actor<typeof sessionMachine>;
  /** URL at which the page is opened. */
  path?: string;
  item?: string;
  renderedAt?: string;
  drafts?: Drafts;
  /** Origin of the shop. */
  origin?: string;
}

/** A real client whose link uses no network, and the operations that reached it. */
export function createFakeClient(responses: Responses): { client: ApolloClient; requested: string[] } {
  const requested: string[] = [];
  const link = new ApolloLink((operation) => {
    const name = operation.operationName ?? '';
    requested.push(name);
    return new Observable((observer) => {
      const response = responses[name];
      if (!response) return void observer.error(new Error(`${name} is not available yet`));
      const respond = (data: unknown) => {
        observer.next({ data: structuredClone(data) as Record<string, unknown> });
        observer.complete();
      };
      const data = response(operation.variables);
      if (data instanceof Promise) data.then(respond, (error: unknown) => observer.error(error));
      else respond(data);
    });
  });
  return { client: createApolloClient({ link, typePolicies }), requested };
}

function actorsFor(loggedIn: boolean, session?: Actor<typeof sessionMachine>) {
  const anonymous = createAnonymousActors();
  if (session) return { ...anonymous, session: { actor: session, anonymous: session.getSnapshot() } };
  if (!loggedIn) return anonymous;
  const stored = {
    access_token: 'token',
    refresh_token: 'token',
    redirect_after_login: null,
    auth_fingerprint: '',
    oauth2_state: null,
    link_active: true,
    baseURL: null,
    has_ended: false,
  };
  const actor = createActor(sessionMachine, { input: { stored } });
  return { ...anonymous, session: { actor, anonymous: actor.getSnapshot() } };
}

/** Renders part of a screen in the shop's real providers and a router at `path`. */
export const renderScreen = (ui: ReactNode, client: ApolloClient, options: ContentOptions = {}) =>
  renderRoutes([{ path: '*', element: ui, errorElement: <PageError /> }], client, options);

/** Renders the shop's routes in its real providers, opened at `path`. */
export function renderRoutes(
  routes: RouteObject[],
  client: ApolloClient,
  {
    loggedIn = false,
    session,
    path = '/',
    renderedAt = new Date().toISOString(),
    drafts,
    origin = '',
  }: ContentOptions = {},
): RenderResult & { goTo: (url: string) => Promise<void>; goBack: () => Promise<void> } {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const actors = actorsFor(loggedIn, session);
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    getContext: () => createRouteContext(client),
  });
  const result = render(
    <AppProviders
      client={client}
      i18n={i18n}
      actors={actors}
      machines={createScreenMachines({
        host: createHostCalls(client),
        cart: actors.cart.actor,
        session: actors.session.actor,
      })}
      checkoutDraft={null}
      {...(drafts ? { drafts } : {})}
      renderedAt={renderedAt}
      origin={origin}
      openScreen={(url, opening) => void router.navigate(url, opening)}
    >
      <RouterProvider router={router} />
    </AppProviders>,
  );
  return { ...result, goTo: (url) => router.navigate(url), goBack: () => router.navigate(-1) };
}

/** Prepares a page as its loader does, then renders it. */
export async function renderCmsPage(page: CmsPage_PageFragment, options: ContentOptions = {}) {
  const { client, requested } = createFakeClient(options.responses ?? {});
  const place = readPageParams(
    new URLSearchParams(options.path?.split('?')[1]),
    options.item === undefined ? null : { item: options.item, extra: [] },
  );
  await prepareWidgets(client, widgetsOf(page), place);
  const screen = (
    <PageParamsContext value={place}>
      <CmsPage page={page} />
    </PageParamsContext>
  );
  return { ...renderScreen(screen, client, options), requested };
}

/** Renders one widget as the only content block of a page. */
export function renderWidget(
  type: string,
  settings: unknown,
  { block = {}, ...options }: ContentOptions & { block?: Parameters<typeof sampleBlock>[2] } = {},
) {
  return renderCmsPage(samplePage({ pageContents: [sampleBlock(type, settings, block)] }), options);
}

/** The elements of the page that have all of these classes. */
export function byClasses(...classes: string[]): HTMLElement[] {
  const all = [...document.body.querySelectorAll<HTMLElement>('*')];
  return all.filter((element) => classes.every((name) => element.classList.contains(name)));
}

/** URLs of the page's pictures, in order. */
export const pictureUrls = () => [...document.images].map(pictureUrl);

/** Whether the second element comes after the first in the document. */
export const isFollowedBy = (first: Element | null, second: Element | null) =>
  Boolean(first && second && first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);
