import { useApolloClient } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { useConnectionRestore } from '../state/connectivity.ts';
import { useScreenMachine } from '../state/screen-machines.ts';
import { providePageLoad } from './page-actors.ts';
import type { LoadedPage } from '../machines/pageLoad/pageLoad.machine.ts';
import type { PageParams } from '../widgets/page-params.ts';
import { prepareWidgets } from './load-page.ts';
import { widgetsOf } from './page-blocks.ts';
import { PageViewDocument, usePageViewQuery } from './PageView.generated.ts';
import type { PageData } from './page-blocks.ts';

interface PageLoad {
  /** The page in the cache; `null` while there is none. */
  page: PageData | null;
  status: 'loading' | 'failed' | 'shown';
  retry: () => void;
  /** Prevents replacing the page while the shopper types. */
  setTyping: (typing: boolean) => void;
}

const isComplete = (page: LoadedPage): page is PageData => 'rows' in page;

/** Connects the pageLoad machine to the Apollo cache: the machine decides when a new reading is shown. */
export function usePageLoad(url: string, place: PageParams): PageLoad {
  const client = useApolloClient();
  const revalidator = useRevalidator();
  const { data } = usePageViewQuery({ variables: { url }, fetchPolicy: 'cache-only' });
  const page = data?.cognitoPage ?? null;
  // `useActor` would re-render the screen on every step.
  const actor = useActorRef(useScreenMachine(providePageLoad), { input: { url, cached: page } });
  const hasFailed = useSelector(actor, (state) => state.hasTag('failed'));
  const openedUrl = useSelector(actor, ({ context }) => context.url);
  const { send } = actor;

  /** Writes a reading to the cache once all it needs is loaded; a removed page becomes the route's 404. */
  const show = useEffectEvent(async (reading: LoadedPage | null) => {
    if (reading && !isComplete(reading)) return;
    if (reading) await prepareWidgets(client, widgetsOf(reading), place);
    client.writeQuery({ query: PageViewDocument, variables: { url }, data: { cognitoPage: reading } });
    if (!reading) await revalidator.revalidate();
  });
  useEffect(() => {
    const subscription = actor.on('page.replace', ({ page: reading }) => void show(reading));
    return () => subscription.unsubscribe();
  }, [actor]);

  const open = useEffectEvent(() => send({ type: 'page.open', url, cached: page }));
  useEffect(() => {
    if (openedUrl !== url) open();
  }, [openedUrl, url]);

  useConnectionRestore(() => send({ type: 'connection.restore' }));

  return {
    page,
    status: hasFailed ? 'failed' : page ? 'shown' : 'loading',
    retry: () => send({ type: 'load.retry' }),
    setTyping: (typing) => send({ type: typing ? 'typing.start' : 'typing.end' }),
  };
}
