import './styles/main.css';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router';
import type { RouteObject } from 'react-router';
import { shareActors } from './app/app-actors.ts';
import { AfterHydration } from './app/AfterHydration.tsx';
import { AppProviders } from './app/AppProviders.tsx';
import { Document } from './app/Document.tsx';
import { hydrateRouter } from './app/router-state.ts';
import { routes } from './app/routes.tsx';
import { settledRouter } from './app/settled-router.ts';
import { createTabClient } from './app/tab-client.ts';
import { tabActorsOf } from './machines/root/root.machine.ts';
import { createRouteContext } from './graphql/route-context.ts';
import { loadI18n } from './i18n/load-messages.ts';
import { toLocale } from './i18n/locales.ts';
import { directionOf } from './rules/direction.ts';
import { readEmbeddedState } from './lib/embedded-state.ts';
import { yieldNow } from './lib/yield-now.ts';
import { widgetTypesOf } from './page/page-loader-result.ts';
import { createScreenMachines } from './state/screen-machines.ts';

/** Loads the code of the matched routes, so that hydration finds it and shows no fallback. */
async function loadMatchedRoutes(): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }: { route: RouteObject }) => {
      if (typeof route.lazy !== 'function') return;
      const module = await route.lazy();
      Object.assign(route, { ...module, lazy: undefined });
    }),
  );
}

/** Loads the code of a page's widgets; screens without widgets skip the loader itself. */
async function loadWidgets(types: readonly string[]): Promise<void> {
  if (types.length > 0) await (await import('./page/loaded-widgets.ts')).loadWidgets(types);
}

/**
 * Waits for the loaders, which run if the page's data is missing: hydration must match the host's HTML
 * (ERR-15).
 */
function untilLoaded(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** Hydrates the page in steps that leave time for input: data, actors, router, then the page itself. */
async function start(): Promise<void> {
  // The libraries were just evaluated in this task.
  await yieldNow();
  const state = readEmbeddedState(document);
  // A form's answer: a reload then requests its screen and posts nothing again.
  if (state.url !== null) history.replaceState(null, '', state.url);
  const hydrationData = hydrateRouter(state.router);
  const widgetTypes = Object.values(hydrationData?.loaderData ?? {}).flatMap(widgetTypesOf);
  const [i18n] = await Promise.all([
    loadI18n(toLocale(state.locale)),
    loadMatchedRoutes(),
    loadWidgets(widgetTypes),
  ]);
  const locale = toLocale(i18n.locale);
  // Its catalogue failed to load: React rewrites the whole page in English except this element.
  if (locale !== state.locale)
    Object.assign(document.documentElement, { lang: locale, dir: directionOf(locale) });
  await yieldNow();
  const { client, root, host, stored, drafts } = createTabClient(
    state,
    i18n,
    (path) => void router.navigate(path),
  );
  // Only calls wait for it; so do loaders, when the page's data is missing.
  void client.load().catch(() => undefined);
  await yieldNow();
  const router = createBrowserRouter(routes, {
    ...(hydrationData ? { hydrationData } : {}),
    getContext: () => createRouteContext(client.early),
  });
  // Loaders call the host.
  if (!router.state.initialized) root.start();
  await untilLoaded(router);
  await yieldNow();
  const goOn = async () => {
    // Set by the host (`server/http/script-start.ts`): from now on the router handles history.
    Object.assign(window, { onpopstate: null });
    await yieldNow();
    root.start();
    await yieldNow();
    // Not part of the first load, and optional.
    import('./app/deferred/start-deferred-work.tsx').then(
      ({ startDeferredWork }) => startDeferredWork({ router, routes, client, i18n, root }),
      () => undefined,
    );
  };
  let goingOn: Promise<void> | null = null;
  const onHydrated = () => (goingOn ??= goOn());
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Document locale={locale}>
          <AppProviders
            client={client.early}
            i18n={i18n}
            actors={shareActors(root)}
            machines={createScreenMachines({ host, ...tabActorsOf(root.getSnapshot()) })}
            checkoutDraft={stored.checkoutDraft}
            drafts={drafts}
            renderedAt={state.now}
            origin={state.origin}
            openScreen={(url, opening) => void router.navigate(url, opening)}
          >
            <AfterHydration onHydrated={onHydrated}>
              <RouterProvider router={settledRouter(router)} />
            </AfterHydration>
          </AppProviders>
        </Document>
      </StrictMode>,
    );
  });
}

start().catch((error: unknown) => {
  // As if the script had failed to load: clicks so far are handled by the browser or reported as lost.
  document.querySelector('script[type=module]')?.dispatchEvent(new Event('error'));
  void import('./app/deferred/start-deferred-work.tsx').then(({ reportThrown }) => reportThrown());
  throw error;
});
