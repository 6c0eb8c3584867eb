import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { OpenScreen } from '../components/ui/open-screen.ts';
import type { OpenScreenOptions } from '../components/ui/open-screen.ts';
import { SiteOrigin } from '../components/ui/site-origin.ts';
import { CartProvider } from '../state/cart.ts';
import { CheckoutDraftContext } from '../state/checkout-draft.ts';
import { ConnectivityProvider } from '../state/connectivity.ts';
import { DraftsContext } from '../state/drafts.ts';
import { ScreenMachinesContext } from '../state/screen-machines.ts';
import type { ScreenMachines } from '../state/screen-machines.ts';
import { SessionProvider } from '../state/session.ts';
import type { Drafts } from '../lib/storage/drafts.ts';
import type { PersistedValue } from '../lib/storage/persisted-value.ts';
import type { CheckoutDraft } from '../machines/checkout/checkout.types.ts';
import { RenderedAtContext } from '../widgets/block-clock.ts';
import type { AppActors } from './app-actors.ts';

interface AppProvidersProps {
  client: ApolloClient;
  i18n: I18n;
  actors: AppActors;
  machines: ScreenMachines;
  checkoutDraft: PersistedValue<CheckoutDraft> | null;
  /** Without them nothing typed outlives the page. */
  drafts?: Drafts;
  /** The instant of the render, ISO 8601 UTC. */
  renderedAt: string;
  /** Origin of the shop, e.g. `https://shop.example`; '' when unknown. */
  origin?: string;
  /** The router's; a no-op on the server, where no link is clicked. */
  openScreen?: (url: string, options: OpenScreenOptions) => void;
  children: ReactNode;
}

const nobodyPresses = () => undefined;

/** Provides everything that components read from context, on the server as in the browser. */
export function AppProviders({
  client,
  i18n,
  actors,
  machines,
  checkoutDraft,
  drafts,
  renderedAt,
  origin = '',
  openScreen = nobodyPresses,
  children,
}: AppProvidersProps) {
  return (
    <ApolloProvider client={client}>
      <I18nProvider i18n={i18n}>
        <SiteOrigin value={origin}>
          <OpenScreen value={openScreen}>
            <RenderedAtContext value={new Date(renderedAt)}>
              <SessionProvider shared={actors.session}>
                <ConnectivityProvider shared={actors.connectivity}>
                  <CartProvider shared={actors.cart}>
                    <ScreenMachinesContext value={machines}>
                      <CheckoutDraftContext value={checkoutDraft}>
                        <DraftsContext value={drafts ?? null}>{children}</DraftsContext>
                      </CheckoutDraftContext>
                    </ScreenMachinesContext>
                  </CartProvider>
                </ConnectivityProvider>
              </SessionProvider>
            </RenderedAtContext>
          </OpenScreen>
        </SiteOrigin>
      </I18nProvider>
    </ApolloProvider>
  );
}
