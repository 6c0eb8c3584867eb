import type { I18n } from '@lingui/core';
import type { createBrowserRouter, RouteObject } from 'react-router';
import type { Actor } from 'xstate';
import type { DeferredClient } from '../../graphql/deferred-client.ts';
import type { rootMachine } from '../../machines/root/root.machine.ts';

/** Parts of the tab, for code that runs after its first page. */
export interface Tab {
  router: ReturnType<typeof createBrowserRouter>;
  routes: RouteObject[];
  client: DeferredClient;
  i18n: I18n;
  root: Actor<typeof rootMachine>;
}
