import { fromPromise } from 'xstate';
import { pageLoadMachine } from '../machines/pageLoad/pageLoad.machine.ts';
import { PageViewDocument } from './PageView.generated.ts';
import type { ScreenWork } from '../state/screen-machines.ts';

/** The pageLoad machine, reading past the cache: the machine decides what replaces the page. */
export function providePageLoad({ host }: ScreenWork): typeof pageLoadMachine {
  return pageLoadMachine.provide({
    actors: {
      loadPage: fromPromise(async ({ input }) => {
        const response = await host.query(PageViewDocument, input);
        return response.cognitoPage;
      }),
    },
  });
}
